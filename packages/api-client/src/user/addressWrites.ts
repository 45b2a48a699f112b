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
 * @returns the address's id, which is looked up in the list when the answer has none; undefined when it is not there.
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
 * Gives the chosen delivery address the id of its entry with the account: an equal one's, else that of a new one. An
 * address that is chosen meanwhile stays. The address keeps having no id when the back end does not show its entry.
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
