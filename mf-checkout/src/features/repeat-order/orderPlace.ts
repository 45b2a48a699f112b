import type { Address, Purchase } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { deliveryAddress } from '@storefront/domain';

type OrderAddress = NonNullable<Purchase['address']>;

const isSame = (a: string | null, b: string | null) =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();

/**
 * The account's own entry for the ordered address: by its id, else by street, house and flat. An order that names no
 * flat went to the entry without one, or to one of this house.
 */
function savedEntry(ordered: OrderAddress, addresses: readonly Address[]): Address | undefined {
  const ofHouse = addresses.filter(
    ({ street, home }) => isSame(street, ordered.street) && isSame(home, ordered.home),
  );
  return (
    addresses.find(({ id }) => id === ordered.id) ??
    ofHouse.find(({ apartment }) => isSame(apartment, ordered.apartment)) ??
    (ordered.apartment ? undefined : ofHouse[0])
  );
}

/** The address of a placed order; with the id, and with what the order leaves out, of the account's own entry. */
export function deliveryPlace(ordered: OrderAddress, addresses: readonly Address[]): DeliveryAddress {
  const place = deliveryAddress(ordered);
  const saved = savedEntry(ordered, addresses);
  if (!saved) return place;
  const entry = deliveryAddress(saved);
  return {
    ...entry,
    ...place,
    id: saved.id,
    fullAddress: ordered.full_address ?? entry.fullAddress,
    coordinates: place.coordinates || entry.coordinates,
  };
}
