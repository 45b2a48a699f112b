import { media, restaurantFields } from '@storefront/api-contract/server';
import { type Coordinates, distanceBetween, serverDate, workingState } from '@storefront/domain';
import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { restrictionOf } from '../cart/restriction';
import type { Context } from '../context';
import { restaurants, restaurantTags, zones } from '../database/schema/restaurants';
import { notFound } from '../apiError';
import { restaurantMessages } from './messages';
import { currentSpecialDays, resumesAt } from './orderHours';

/** A restaurant as section 3 writes it; the contract reads these fields in any form. */
export const servedRestaurant = z.extend(restaurantFields, {
  coordinates: z.string(),
  mediaList: z.object({ original: z.array(media) }),
});
type Restaurant = z.output<typeof servedRestaurant>;

/** Every restaurant, the nearest to `point` first; closed ones are marked, and the client leaves them out. */
export async function listRestaurants(
  context: Context,
  point: Coordinates | undefined,
): Promise<Restaurant[]> {
  const rows = await context.db.select().from(restaurants).orderBy(asc(restaurants.id));
  return (point ? nearestFirst(rows, point) : rows).map((row) => toRestaurant(row, context));
}

/** One restaurant, also a closed one, because past orders refer to it. Throws 404. */
export async function readRestaurant(context: Context, id: string): Promise<Restaurant> {
  const [row] = /^\d{1,9}$/.test(id)
    ? await context.db
        .select()
        .from(restaurants)
        .where(eq(restaurants.id, Number(id)))
    : [];
  if (!row) throw notFound(restaurantMessages.notFound);
  return toRestaurant(row, context);
}

/** The filter tags of restaurants, in the chain's order. */
export async function listTags({ db }: Context) {
  const rows = await db.select().from(restaurantTags).orderBy(asc(restaurantTags.position));
  return rows.map(({ id, name, icon }) => ({
    id,
    name,
    icon: icon === null ? null : { url: `/storage/tags/${icon}.svg` },
  }));
}

/** The delivery zones with their outlines and terms. */
export async function listZones({ db }: Context) {
  const rows = await db.select().from(zones).orderBy(asc(zones.id));
  return rows.map((zone) => ({
    id: zone.id,
    name: zone.name,
    area: zone.area,
    restriction: restrictionOf(zone),
  }));
}

function nearestFirst<Row extends Coordinates>(rows: Row[], point: Coordinates): Row[] {
  return rows.toSorted((first, second) => distanceBetween(first, point) - distanceBetween(second, point));
}

function toRestaurant(row: typeof restaurants.$inferSelect, { restaurantPictures }: Context): Restaurant {
  const now = new Date();
  const state = workingState(row, now);
  const resumes = resumesAt({ restaurant: row, zone: undefined }, now);
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    phone: row.phone,
    slug: row.slug,
    description: row.description,
    active: row.active,
    externalId: row.externalId,
    workTime: row.workTime,
    specialDays: currentSpecialDays(row.specialDays, now),
    pausedUntil: resumes ? serverDate(resumes) : null,
    workTimeStr: row.workTimeText,
    howCome: { auto: row.byCar, subway: row.bySubway },
    isWorking: resumes ? false : state.kind === 'unknown' ? null : state.kind === 'open',
    workingTo: (!resumes && state.kind === 'open' && state.until) || null,
    mediaList: { original: row.photos.flatMap((name) => restaurantPictures.of(name) ?? []) },
    tags: row.tagIds.map((id) => ({ id })),
    coordinates: `${row.latitude},${row.longitude}`,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
