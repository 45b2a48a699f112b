import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { cutCoordinates, deliveryAddress } from '@storefront/domain';

const isSame = (one: string | undefined, other: string | undefined) =>
  (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase();

/** The id of the newest entry for the address; an entry without coordinates fits too, since some back ends save none. */
export function savedAddressId(
  entries: readonly Address[],
  { street, home, apartment, coordinates }: DeliveryAddress,
): number | undefined {
  const ids = entries
    .filter((entry) => {
      const saved = deliveryAddress(entry);
      return (
        isSame(saved.street, street) &&
        isSame(saved.home, home) &&
        isSame(saved.apartment, apartment) &&
        (!saved.coordinates || saved.coordinates === cutCoordinates(coordinates))
      );
    })
    .map(({ id }) => id);
  return ids.length > 0 ? Math.max(...ids) : undefined;
}
