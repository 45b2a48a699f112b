import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { cutCoordinates, deliveryAddress, isSameAddress } from '@storefront/domain';

/** The id of the newest entry for the address; an entry without coordinates fits too, since some back ends save none. */
export function savedAddressId(entries: readonly Address[], address: DeliveryAddress): number | undefined {
  const ids = entries
    .filter((entry) => {
      const { coordinates } = deliveryAddress(entry);
      const isSamePoint = !coordinates || coordinates === cutCoordinates(address.coordinates);
      return isSamePoint && isSameAddress(entry, address);
    })
    .map(({ id }) => id);
  return ids.length > 0 ? Math.max(...ids) : undefined;
}
