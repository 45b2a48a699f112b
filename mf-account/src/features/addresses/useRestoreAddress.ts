import { addressesQuery, saveAddress, toastFailure, useApi } from '@storefront/api-client';
import type { Address } from '@storefront/api-contract';
import { type DeliveryAddress, useTakeMethod } from '@storefront/contracts';
import { deliveryAddress } from '@storefront/domain';
import { useMutation, useQueryClient } from '@storefront/query';
import { messages } from './messages';

/** A saved address that was removed. */
export interface Removal {
  address: Address;
  /** Set when it was the address of the order: what the order had, and what it has instead. */
  ofOrder?: { address: DeliveryAddress; replacement: DeliveryAddress | undefined };
}

interface Options {
  onReplace: (next: DeliveryAddress) => void;
  /** Saving failed, which has been toasted: the removal can be undone again. */
  onFailed: (removal: Removal) => void;
}

/**
 * Undoes a removal: back ends can only add an address (spec §7), so it is saved again with its fields and has a new id.
 * The order gets it back unless the customer has chosen another address meanwhile.
 */
export function useRestoreAddress({ onReplace, onFailed }: Options) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ address }: Removal) => saveAddress(api, deliveryAddress(address), address.default),
    onSuccess: (id, { ofOrder }) => {
      const isReplaced = ofOrder && useTakeMethod.getState().delivery?.id === ofOrder.replacement?.id;
      if (isReplaced) onReplace({ ...ofOrder.address, id });
    },
    onError: (error, removal) => {
      toastFailure(error, messages.notRestored);
      onFailed(removal);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey }),
  });
  return mutate;
}
