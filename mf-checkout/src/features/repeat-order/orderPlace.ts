import type { Address, Purchase } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { cutCoordinates } from '../../shared/place/cutCoordinates';

type OrderAddress = NonNullable<Purchase['address']>;

const isSame = (a: string | null, b: string | null) =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();

/** The address of a placed order, with the id of the account's own entry for this flat, if there is one. */
export function deliveryPlace(ordered: OrderAddress, addresses: readonly Address[]): DeliveryAddress {
  const { street, home, floor, entrance, apartment, full_address } = ordered;
  const saved = addresses.find(
    (address) =>
      isSame(address.street, street) && isSame(address.home, home) && isSame(address.apartment, apartment),
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
      cutCoordinates(ordered.coordinates) ?? (saved && cutCoordinates(saved.coordinates ?? saved)) ?? '',
  };
}
