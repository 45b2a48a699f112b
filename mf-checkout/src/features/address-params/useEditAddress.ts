import { addressesQuery, toastFailure, saveAddress, useApi } from '@storefront/api-client';
import { addressCalls } from '@storefront/api-contract';
import type { DeliveryAddress } from '@storefront/contracts';
import { useMutation, useQueryClient } from '@storefront/query';
import { messages } from './messages';

type SavedAddress = DeliveryAddress & { id: number };

/**
 * Changes a saved address. The back end can only add and delete addresses (spec §7), so the changed address is added
 * before the old one is deleted: a failure in between leaves one address too many rather than one too few. The new
 * address is the default if the old one was. If the back end does not return the new address, the old one stays too.
 */
export function useEditAddress() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (address: SavedAddress): Promise<DeliveryAddress> => {
      const known = queryClient.getQueryData(addressesQuery().queryKey)?.find(({ id }) => id === address.id);
      const id = await saveAddress(api, address, known?.default);
      if (id !== undefined && id !== address.id) await remove(address.id);
      return { ...address, id };
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey }),
  });

  async function remove(id: number) {
    await api.call(addressCalls.deleteAddress, { body: { address_id: id } }).catch((error: unknown) => {
      toastFailure(error, messages.notDeleted);
    });
  }

  /**
   * The address with its new id, or without an id if the back end does not return it. Undefined if saving failed; the
   * failure has been toasted.
   */
  async function edit(address: SavedAddress): Promise<DeliveryAddress | undefined> {
    try {
      return await mutateAsync(address);
    } catch (error) {
      toastFailure(error, messages.notSaved);
      return undefined;
    }
  }

  return { edit, isEditing: isPending };
}
