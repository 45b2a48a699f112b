import { addressesQuery, toastFailure, useApi } from '@storefront/api-client';
import { type Address, addressCalls } from '@storefront/api-contract';
import { type DeliveryAddress, useTakeMethod } from '@storefront/contracts';
import { addressFromSaved } from '@storefront/domain';
import { useMutation, useQueryClient } from '@storefront/query';
import { useState } from 'react';
import { messages } from './messages';
import type { Removal } from './useRestoreAddress';

interface Options {
  /** Makes an address the one of the order, in place of the removed one; undefined leaves the order without. */
  onReplace: (next: DeliveryAddress | undefined) => void;
  onRemoved: (removal: Removal) => void;
}

/**
 * Removes a saved address. It leaves the list at once and comes back when the call fails. If it was the address of the
 * order, the default address replaces it, since an order must not go to an address that the customer has just removed.
 * Without other addresses no address is chosen.
 */
export function useRemoveAddress({ onReplace, onRemoved }: Options) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = addressesQuery();
  const [removedIds, setRemovedIds] = useState<readonly number[]>([]);

  const { mutate } = useMutation({
    mutationFn: ({ id }: Address) => api.call(addressCalls.deleteAddress, { body: { address_id: id } }),
    onMutate: ({ id }) => setRemovedIds((ids) => [...ids, id]),
    onSuccess: async (_, address) => {
      const { id } = address;
      // A read that started before the removal still contains the address.
      await queryClient.cancelQueries({ queryKey });
      const rest = (queryClient.getQueryData(queryKey) ?? []).filter((entry) => entry.id !== id);
      queryClient.setQueryData(queryKey, rest);
      // The back end may have made another address the default one. The panel toasts a failed read.
      const addresses = await queryClient.fetchQuery({ ...addressesQuery(), staleTime: 0 }).catch(() => rest);
      const { delivery } = useTakeMethod.getState();
      if (delivery?.id !== id) return onRemoved({ address });
      const next = defaultAddress(addresses);
      onReplace(next);
      onRemoved({ address, ofOrder: { address: delivery, replacement: next } });
    },
    onError: (error) => {
      toastFailure(error, messages.notRemoved);
      // Another device may have removed the address, or the answer to an earlier attempt was lost.
      void queryClient.invalidateQueries({ queryKey });
    },
    onSettled: (_, __, { id }) => setRemovedIds((ids) => ids.filter((removed) => removed !== id)),
  });

  return { remove: mutate, isRemoved: ({ id }: Address) => removedIds.includes(id) };
}

/** The default address, or the first one. Addresses without coordinates do not count: no courier can find them. */
function defaultAddress(addresses: readonly Address[]): DeliveryAddress | undefined {
  const [preferred] = [...addresses]
    .sort((one, other) => Number(other.default) - Number(one.default))
    .flatMap((address) => addressFromSaved(address) ?? []);
  return preferred;
}
