import type { Address, Purchase } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { deliveryAddress, isSameAddress } from '@storefront/domain';

type OrderAddress = NonNullable<Purchase['address']>;

/**
 * The saved address that matches the ordered one by street, house and flat, preferably the match with the same id. The
 * id alone does not count: it may belong to the order's own row. An order without a flat went to the saved address
 * without a flat, or to any flat of this house.
 */
function savedEntry(ordered: OrderAddress, addresses: readonly Address[]): Address | undefined {
  const fitting = addresses.filter((entry) =>
    isSameAddress(entry, { ...ordered, apartment: ordered.apartment || entry.apartment }),
  );
  return (
    fitting.find(({ id }) => id === ordered.id) ?? fitting.find(({ apartment }) => !apartment) ?? fitting[0]
  );
}

/** The address of a placed order: the matching saved address, else the ordered one. */
export function deliveryPlace(ordered: OrderAddress, addresses: readonly Address[]): DeliveryAddress {
  const place = deliveryAddress(ordered);
  const saved = savedEntry(ordered, addresses);
  if (!saved) return place;
  const entry = deliveryAddress(saved);
  // Some back ends store no coordinates.
  return { ...entry, id: saved.id, coordinates: entry.coordinates || place.coordinates };
}
