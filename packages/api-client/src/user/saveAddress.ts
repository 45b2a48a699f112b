import { addressCalls } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import type { Api } from '../call/createApi';
import { savedAddressId } from './savedAddressId';

/**
 * The non-empty fields of an address (spec §5, Address). Of the notes also an empty one: the customer has cleared it.
 */
export function addressFields({
  street,
  home,
  floor,
  apartment,
  entrance,
  intercom,
  comment,
  label,
  fullAddress,
  coordinates,
}: DeliveryAddress) {
  return {
    street,
    home,
    ...(coordinates ? { coordinates } : {}),
    ...(fullAddress ? { full_address: fullAddress } : {}),
    ...(floor ? { floor } : {}),
    ...(apartment ? { apartment } : {}),
    ...(entrance ? { entrance } : {}),
    ...(intercom === undefined ? {} : { intercom }),
    ...(comment === undefined ? {} : { comment }),
    ...(label === undefined ? {} : { label }),
  };
}

/** Loaded when an address is saved: see `saveAddress` of `addressWrites.ts`. */
export async function saveAddress(
  api: Api,
  address: DeliveryAddress,
  isDefault?: boolean,
): Promise<number | undefined> {
  const { id } = await api.call(addressCalls.addAddress, {
    body: {
      ...addressFields(address),
      ...(isDefault === undefined ? {} : { default: isDefault ? 1 : 0 }),
    },
  });
  if (id !== null) return id;
  const entries = await api.call(addressCalls.addresses, {}).catch(() => []);
  return savedAddressId(entries, address);
}
