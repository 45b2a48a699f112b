import type { Address, Purchase } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { deliveryAddress, isSameAddress } from '@storefront/domain';

type OrderAddress = NonNullable<Purchase['address']>;

/**
 * The account's own entry for the ordered address: of its street, house and flat, the one with its id if there is one;
 * the id alone may be that of the order's own row. An order that names no flat went to the entry without one, or to one
 * of this house.
 */
function savedEntry(ordered: OrderAddress, addresses: readonly Address[]): Address | undefined {
  const fitting = addresses.filter((entry) =>
    isSameAddress(entry, { ...ordered, apartment: ordered.apartment || entry.apartment }),
  );
  return (
    fitting.find(({ id }) => id === ordered.id) ?? fitting.find(({ apartment }) => !apartment) ?? fitting[0]
  );
}

/** The address of a placed order: the account's own entry, else as it was ordered. */
export function deliveryPlace(ordered: OrderAddress, addresses: readonly Address[]): DeliveryAddress {
  const place = deliveryAddress(ordered);
  const saved = savedEntry(ordered, addresses);
  if (!saved) return place;
  const entry = deliveryAddress(saved);
  // Some back ends save no coordinates.
  return { ...entry, id: saved.id, coordinates: entry.coordinates || place.coordinates };
}
