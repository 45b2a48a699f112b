import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { cutCoordinates, deliveryAddress, isSameAddress } from '@storefront/domain';

/**
 * The id of the newest entry for the address. Coordinates count where both have them: some back ends save none, others
 * add them to an address that was sent without.
 */
export function savedAddressId(entries: readonly Address[], address: DeliveryAddress): number | undefined {
  const own = cutCoordinates(address.coordinates);
  const ids = entries
    .filter((entry) => {
      const { coordinates } = deliveryAddress(entry);
      const isSamePoint = !own || !coordinates || coordinates === own;
      return isSamePoint && isSameAddress(entry, address);
    })
    .map(({ id }) => id);
  return ids.length > 0 ? Math.max(...ids) : undefined;
}
