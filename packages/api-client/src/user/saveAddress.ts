import { addressCalls } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import type { Api } from '../call/createApi';
import { savedAddressId } from './savedAddressId';

/** Loaded when an address is saved: see `saveAddress` of `addressWrites.ts`. */
export async function saveAddress(
  api: Api,
  address: DeliveryAddress,
  isDefault?: boolean,
): Promise<number | undefined> {
  const { street, home, floor, apartment, entrance, fullAddress, coordinates } = address;
  const { id } = await api.call(addressCalls.addAddress, {
    body: {
      street,
      home,
      ...(coordinates ? { coordinates } : {}),
      ...(fullAddress ? { full_address: fullAddress } : {}),
      ...(floor ? { floor } : {}),
      ...(apartment ? { apartment } : {}),
      ...(entrance ? { entrance } : {}),
      ...(isDefault === undefined ? {} : { default: isDefault ? 1 : 0 }),
    },
  });
  if (id !== null) return id;
  const entries = await api.call(addressCalls.addresses, {}).catch(() => []);
  return savedAddressId(entries, address);
}
