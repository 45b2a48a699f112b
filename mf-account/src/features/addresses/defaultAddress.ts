import type { Address } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { addressFromSaved } from '@storefront/domain';

/** The default address, or the first one; one without a place on the map cannot be delivered to. */
export function defaultAddress(addresses: readonly Address[]): DeliveryAddress | undefined {
  const [preferred] = [...addresses]
    .sort((one, other) => Number(other.default) - Number(one.default))
    .flatMap((address) => addressFromSaved(address) ?? []);
  return preferred;
}
