import { bestZone, formatCoordinates, type TakeMethod, truncateCoordinate } from '@storefront/domain';
import type { Facts, RestaurantRow } from '../catalogue/facts/facts';
import type { zones } from '../database/schema/restaurants';
import { notFound, unprocessable } from '../apiError';
import { messages } from '../messages';
import type { CartRow } from './lockCart';
import type { AddressRow, FoundCart } from './readCart';

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
  address: AddressRow | undefined;
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

/** The sources of places: the chain's facts, and the customer's own addresses. */
type Known = Pick<FoundCart, 'facts' | 'addresses'>;

/** Throws 404 for another customer's address and 422 for an unknown restaurant, also when the cart only stores them. */
export function checkPlace(fields: PlaceFields, { facts, addresses }: Known): void {
  const { organization_id: restaurantId, address_id: addressId } = fields;
  if (restaurantId && !facts.restaurants.has(restaurantId))
    throw unprocessable(messages.cart.restaurantNotFound, 'organization_id');
  if (addressId && !addresses.some(({ id }) => id === addressId)) throw notFound(messages.address.notFound);
}

/** Finds the rows behind a place. An address that was deleted in the meantime counts as none. */
export function findPlace(place: CartPlace, { facts, addresses }: Known): Place {
  if (place.takeMethod === 'pickup') {
    const restaurant = facts.restaurants.get(place.organizationId ?? 0);
    return { takeMethod: 'pickup', restaurant, zone: undefined, address: undefined };
  }
  const address = findAddress(place, addresses);
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

/**
 * The chosen address, or the only saved one at the very point: after login the client may still send only the point. The
 * flats of a house share a point, and which of several is meant is unknown.
 */
function findAddress(place: CartPlace, addresses: readonly AddressRow[]): AddressRow | undefined {
  if (place.addressId) return addresses.find(({ id }) => id === place.addressId);
  if (place.latitude === null || place.longitude === null) return undefined;
  const wanted = formatCoordinates({ latitude: place.latitude, longitude: place.longitude });
  const [found, ...others] = addresses.filter((address) => formatCoordinates(address) === wanted);
  return others.length === 0 ? found : undefined;
}
