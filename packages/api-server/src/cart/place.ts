import { bestZone, formatCoordinates, type TakeMethod, truncateCoordinate } from '@storefront/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Facts, RestaurantRow } from '../catalogue/facts/facts';
import { readFacts } from '../catalogue/facts/readFacts';
import type { Queryable } from '../database/connect';
import type { zones } from '../database/schema/restaurants';
import { addresses } from '../database/schema/users';
import { notFound, unprocessable } from '../apiError';
import { messages } from '../messages';
import type { CartRow } from './lockCart';

/** The fields of a call that name where the order goes (spec §6). */
export interface PlaceFields {
  latitude?: number | undefined;
  longitude?: number | undefined;
  organization_id?: number | undefined;
  address_id?: number | undefined;
}

/** Where an order goes, as far as known, and which restaurant cooks it. */
export interface Place {
  takeMethod: TakeMethod;
  restaurant: RestaurantRow | undefined;
  zone: typeof zones.$inferSelect | undefined;
  address: typeof addresses.$inferSelect | undefined;
}

export type CartPlace = Pick<
  CartRow,
  'takeMethod' | 'organizationId' | 'addressId' | 'latitude' | 'longitude'
>;

/** The place columns of a cart updated by the fields of a call; omitted fields keep their value. */
export function mergePlace(stored: CartPlace, fields: PlaceFields, method?: TakeMethod): CartPlace {
  const hasPoint = fields.latitude !== undefined && fields.longitude !== undefined;
  const implied = fields.organization_id ? 'pickup' : fields.address_id || hasPoint ? 'delivery' : undefined;
  return {
    takeMethod: method ?? implied ?? stored.takeMethod,
    organizationId: fields.organization_id ?? stored.organizationId,
    // A point without an address is another place than the saved one.
    addressId: fields.address_id ?? (hasPoint ? null : stored.addressId),
    latitude: hasPoint ? truncateCoordinate(fields.latitude ?? 0) : stored.latitude,
    longitude: hasPoint ? truncateCoordinate(fields.longitude ?? 0) : stored.longitude,
  };
}

/** The place of a cart that has none yet. */
export const unknownPlace: CartPlace = {
  takeMethod: 'delivery',
  organizationId: null,
  addressId: null,
  latitude: null,
  longitude: null,
};

/** Throws 404 for another customer's address and 422 for an unknown restaurant, also when the cart only stores them. */
export async function checkPlace(
  tx: Queryable,
  fields: PlaceFields,
  userId: number | undefined,
): Promise<void> {
  if (fields.organization_id) {
    const { restaurants } = await readFacts(tx);
    if (!restaurants.has(fields.organization_id))
      throw unprocessable(messages.cart.restaurantNotFound, 'organization_id');
  }
  if (fields.address_id && userId) {
    const own = and(
      eq(addresses.id, fields.address_id),
      eq(addresses.userId, userId),
      isNull(addresses.deletedAt),
    );
    const [known] = await tx.select({ id: addresses.id }).from(addresses).where(own);
    if (!known) throw notFound(messages.address.notFound);
  }
}

/** Loads the rows behind a place. An address that was deleted in the meantime counts as none. */
export async function findPlace(tx: Queryable, place: CartPlace, userId: number | undefined): Promise<Place> {
  const facts = await readFacts(tx);
  if (place.takeMethod === 'pickup') {
    const restaurant = facts.restaurants.get(place.organizationId ?? 0);
    return { takeMethod: 'pickup', restaurant, zone: undefined, address: undefined };
  }
  const address = userId ? await findAddress(tx, place, userId) : undefined;
  const point = address ?? place;
  const zone =
    point.latitude !== null && point.longitude !== null
      ? findZone(facts, { latitude: point.latitude, longitude: point.longitude })
      : undefined;
  const restaurant = facts.restaurants.get(zone?.restaurantId ?? 0);
  return { takeMethod: 'delivery', restaurant, zone, address };
}

/** The zone that serves a point: of overlapping ones the cheapest, then the quickest (readings 17). */
function findZone(
  { zones: known }: Pick<Facts, 'zones'>,
  point: { latitude: number; longitude: number },
): typeof zones.$inferSelect | undefined {
  const candidates = known.map(({ row, area }) => {
    const { minimalAmount, duration, durationChange } = row;
    const restriction = {
      minimal_amount: minimalAmount,
      duration,
      duration_change: durationChange,
    };
    return { row, area, restriction };
  });
  return bestZone(candidates, point)?.row;
}

/** The chosen address, or a saved one at the very point: after login the client may still send only the point. */
async function findAddress(tx: Queryable, place: CartPlace, userId: number) {
  const own = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), isNull(addresses.deletedAt)));
  if (place.addressId) return own.find(({ id }) => id === place.addressId);
  if (place.latitude === null || place.longitude === null) return undefined;
  const wanted = formatCoordinates({ latitude: place.latitude, longitude: place.longitude });
  return own.find((address) => formatCoordinates(address) === wanted);
}
