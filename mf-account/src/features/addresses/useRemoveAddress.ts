import { addressesQuery, toastFailure, useApi } from '@storefront/api-client';
import { type Address, addressCalls } from '@storefront/api-contract';
import { type DeliveryAddress, useTakeMethod } from '@storefront/contracts';
import { addressFromSaved } from '@storefront/domain';
import { useMutation, useQueryClient } from '@storefront/query';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages';
import { informCart } from './informCart';

interface Options {
  /**
   * `address` replaces the removed address of the order, and the cart has to be informed. Not called once the list has
   * unmounted: the hook then informs the cart itself.
   */
  onReplaced: (address: DeliveryAddress) => void;
}

/**
 * Removes a saved address. It leaves the list at once and comes back when the call fails. If it was the address of the
 * order, the default address replaces it, since an order must not go to an address that the customer has just removed.
 * Without other addresses no address is chosen.
 */
export function useRemoveAddress({ onReplaced }: Options) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = addressesQuery();
  const [removedIds, setRemovedIds] = useState<readonly number[]>([]);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const { mutate } = useMutation({
    mutationFn: ({ id }: Address) => api.call(addressCalls.deleteAddress, { body: { address_id: id } }),
    onMutate: ({ id }) => setRemovedIds((ids) => [...ids, id]),
    onSuccess: async (_, { id }) => {
      // A read that started before the removal still contains the address.
      await queryClient.cancelQueries({ queryKey });
      const rest = (queryClient.getQueryData(queryKey) ?? []).filter((address) => address.id !== id);
      queryClient.setQueryData(queryKey, rest);
      // The back end may have made another address the default one. The panel toasts a failed read.
      const addresses = await queryClient.fetchQuery({ ...addressesQuery(), staleTime: 0 }).catch(() => rest);
      replaceInOrder(id, addresses);
    },
    onError: (error) => {
      toastFailure(error, messages.notRemoved);
      // Another device may have removed the address, or the answer to an earlier attempt was lost.
      void queryClient.invalidateQueries({ queryKey });
    },
    onSettled: (_, __, { id }) => setRemovedIds((ids) => ids.filter((removed) => removed !== id)),
  });

  function replaceInOrder(removedId: number, addresses: readonly Address[]) {
    const { takeMethod, delivery } = useTakeMethod.getState();
    if (delivery?.id !== removedId) return;
    const next = defaultAddress(addresses);
    // A copy, so that the store changes again when the widget of mf-checkout chooses `next`.
    useTakeMethod.setState({ delivery: next && { ...next } });
    if (takeMethod === 'pickup') return;
    if (next && isMounted.current) onReplaced(next);
    else void informCart(queryClient, { before: delivery, after: next });
  }

  return { remove: mutate, isRemoved: ({ id }: Address) => removedIds.includes(id) };
}

/** The default address, or the first one. Addresses without coordinates do not count: no courier can find them. */
function defaultAddress(addresses: readonly Address[]): DeliveryAddress | undefined {
  const [preferred] = [...addresses]
    .sort((one, other) => Number(other.default) - Number(one.default))
    .flatMap((address) => addressFromSaved(address) ?? []);
  return preferred;
}
