import type { DeliveryAddress } from '@storefront/contracts';
import { useMutation, useQueryClient } from '@storefront/query';
import type { Api } from '../call/createApi';
import { useApi } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';
import { addressesQuery } from './userQueries';

/**
 * Saves a delivery address with the account; only non-empty fields are sent (spec §5, Address). Without
 * `isDefault` the back end decides whether it is the default address.
 */
export async function saveAddress(api: Api, address: DeliveryAddress, isDefault?: boolean) {
  const { street, home, floor, apartment, entrance, fullAddress, coordinates } = address;
  const { addressCalls } = await loadDeferredCalls();
  return api.call(addressCalls.addAddress, {
    body: {
      street,
      home,
      coordinates,
      ...(fullAddress ? { full_address: fullAddress } : {}),
      ...(floor ? { floor } : {}),
      ...(apartment ? { apartment } : {}),
      ...(entrance ? { entrance } : {}),
      ...(isDefault === undefined ? {} : { default: isDefault ? 1 : 0 }),
    },
  });
}

export function useAddAddress() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: DeliveryAddress) => saveAddress(api, address),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey }),
  });
}
