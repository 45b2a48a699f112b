import type { Address, Purchase } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { cutCoordinates } from '../../shared/place/cutCoordinates';

type Went = NonNullable<Purchase['address']>;

const same = (a: string | null, b: string | null) =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();

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
    coordinates:
      cutCoordinates(went.coordinates) ?? (saved && cutCoordinates(saved.coordinates ?? saved)) ?? '',
  };
}
