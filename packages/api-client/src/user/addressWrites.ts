import type { DeliveryAddress } from '@storefront/contracts';
import { useMutation, useQueryClient } from '@storefront/query';
import type { Api } from '../call/createApi';
import { useApi } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';
import { addressesQuery } from './userQueries';

/**
 * Saves a delivery address with the account; only non-empty fields are sent (spec §5, Address). Without
 * `isDefault` the back end decides whether it is the default address.
 *
 * @returns the address's id, which is looked up in the list when the answer has none; undefined when it is not there.
 * @throws ApiError when the address was not saved.
 */
export async function saveAddress(
  api: Api,
  address: DeliveryAddress,
  isDefault?: boolean,
): Promise<number | undefined> {
  const { street, home, floor, apartment, entrance, fullAddress, coordinates } = address;
  const { addressCalls, savedAddressId } = await loadDeferredCalls();
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

/**
 * Saves a delivery address with the account and reads the list again, also after a refusal (spec §7, Addresses). Its
 * answer is that of `saveAddress`; it shows no error of its own.
 */
export function useAddAddress() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: DeliveryAddress) => saveAddress(api, address),
    onSettled: () => queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey }),
  });
}
