import type { Address, Purchase } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { deliveryAddress } from '@storefront/domain';

type OrderAddress = NonNullable<Purchase['address']>;

const isSame = (a: string | null, b: string | null) =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();

/** The address of a placed order, with the id of the account's own entry for this flat, if there is one. */
export function deliveryPlace(ordered: OrderAddress, addresses: readonly Address[]): DeliveryAddress {
  const { street, home, apartment } = ordered;
  const saved = addresses.find(
    (address) =>
      isSame(address.street, street) && isSame(address.home, home) && isSame(address.apartment, apartment),
  );
  const place = deliveryAddress(ordered);
  if (!saved) return place;
  return { ...place, id: saved.id, coordinates: place.coordinates || deliveryAddress(saved).coordinates };
}
