import type { Address, Purchase, Restaurant } from '@storefront/api-contract';
import type { DeliveryAddress, PickupRestaurant } from '@storefront/contracts';
import { formatCoordinates, parseCoordinates } from '@storefront/domain';

type Went = NonNullable<Purchase['address']>;

const same = (a: string | null, b: string | null) =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();

/** Coordinates as they are stored: cut to four decimals (readings 13), empty when nobody knows them. */
function cut(coordinates: unknown): string {
  const point = parseCoordinates(coordinates);
  return point ? formatCoordinates(point) : '';
}

/** Where an order went, with the id under which the account knows this flat, if it does. */
export function deliveryPlace(went: Went, addresses: readonly Address[]): DeliveryAddress {
  const { street, home, floor, entrance, apartment, full_address } = went;
  const saved = addresses.find(
    (address) =>
      same(address.street, street) && same(address.home, home) && same(address.apartment, apartment),
  );
  return {
    type: 'delivery',
    ...(saved ? { id: saved.id } : {}),
    street,
    home,
    ...(floor ? { floor } : {}),
    ...(entrance ? { entrance } : {}),
    ...(apartment ? { apartment } : {}),
    fullAddress: full_address ?? [street, home].filter(Boolean).join(', '),
    coordinates: cut(went.coordinates) || (saved ? cut(saved.coordinates ?? saved) : ''),
  };
}

/** A restaurant as the place of a pickup. */
export function pickupPlace(restaurant: Restaurant): PickupRestaurant {
  const { id, name, address, externalId } = restaurant;
  return { type: 'pickup', id, name, address, externalId: externalId ?? '', coordinates: cut(restaurant) };
}
