import { type DeliveryAddress, useTakeMethod } from '@storefront/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@storefront/query';
import { useApi } from '../call/apiOf';
import type { Api } from '../call/createApi';
import { loadDeferredCalls } from '../call/loadDeferredCalls';
import { addressesQuery } from './userQueries';

/**
 * Saves a delivery address with the account; only non-empty fields are sent (spec §5, Address). Without
 * `isDefault` the back end decides whether it is the default address.
 *
 * @returns the address's id, from the answer or else from the list of addresses; undefined when neither has it.
 * @throws ApiError when the address was not saved.
 */
export async function saveAddress(
  api: Api,
  address: DeliveryAddress,
  isDefault?: boolean,
): Promise<number | undefined> {
  const deferred = await loadDeferredCalls();
  return deferred.saveAddress(api, address, isDefault);
}

/**
 * Gives the chosen delivery address the id of an equal entry of the account, else of a new entry. An address that is
 * chosen meanwhile stays chosen. The address stays without an id when the back end does not list its entry.
 *
 * @throws ApiError when the address was not saved.
 */
export async function saveChosenAddress(queryClient: QueryClient): Promise<void> {
  const { delivery } = useTakeMethod.getState();
  if (!delivery || delivery.id !== undefined) return;
  const deferred = await loadDeferredCalls();
  await deferred.saveChosenAddress(queryClient, delivery).finally(() => {
    void queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey });
  });
}

/**
 * Saves a delivery address with the account and reads the list again, also after a refusal (spec §7, Addresses). The
 * mutation resolves with the id from `saveAddress`; it shows no error of its own.
 */
export function useAddAddress() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (address: DeliveryAddress) => saveAddress(api, address),
    onSettled: () => queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey }),
  });
}
