import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect';
import { type restaurants, zones } from '../database/schema/restaurants';
import { ChainError } from './chainCommand';
import { allRestaurants, isRestaurantNamed, isSameText } from './findRestaurants';

type ZoneRow = typeof zones.$inferSelect;
type Kitchen = { kind: 'restaurant'; row: typeof restaurants.$inferSelect } | { kind: 'zone'; row: ZoneRow };

/** A zone by its id, `zone-<id>` or its name, which others may have too. Throws ChainError. */
export async function findZone(db: Queryable, name: string): Promise<ZoneRow> {
  const all = await allZones(db);
  return onlyOne(
    all.filter(isNamed(name)).map((row) => ({ kind: 'zone' as const, row })),
    { name, what: 'zone', known: all.map(({ id }) => `zone-${id}`) },
  ).row;
}

/**
 * A restaurant by its id, slug, name or the till's id, or a zone by its id, `zone-<id>` or name. Throws ChainError when
 * there is none, or several.
 */
export async function findKitchen(db: Queryable, name: string): Promise<Kitchen> {
  const [known, all] = [await allRestaurants(db), await allZones(db)];
  const found: Kitchen[] = [
    ...known.filter(isRestaurantNamed(name)).map((row) => ({ kind: 'restaurant' as const, row })),
    ...all.filter(isNamed(name)).map((row) => ({ kind: 'zone' as const, row })),
  ];
  const names = [...known.map(({ slug }) => slug), ...all.map(({ id }) => `zone-${id}`)];
  return onlyOne(found, { name, what: 'restaurant or zone', known: names });
}

/** Zones, all or those that a restaurant delivers to. */
export const allZones = (db: Queryable, restaurantId?: number): Promise<ZoneRow[]> =>
  db
    .select()
    .from(zones)
    .where(restaurantId === undefined ? undefined : eq(zones.restaurantId, restaurantId))
    .orderBy(asc(zones.id));

const isNamed = (name: string) => (zone: ZoneRow) =>
  [String(zone.id), `zone-${zone.id}`].includes(name) || isSameText(zone.name, name);

function onlyOne<Found extends Kitchen>(
  found: readonly Found[],
  { name, what, known }: { name: string; what: string; known: readonly string[] },
): Found {
  const [only, ...others] = found;
  if (!only) throw new ChainError(`No ${what} is named «${name}». There are: ${known.join(', ')}.`);
  if (others.length === 0) return only;
  const candidates = found.map(({ kind, row }) =>
    kind === 'restaurant' ? `${row.slug} (${row.name})` : `zone-${row.id} (${row.name})`,
  );
  throw new ChainError(`«${name}» may be ${candidates.join(' or ')}: use one of these names.`);
}
