import { addressesQuery, failureText, saveAddress, useApi } from '@storefront/api-client';
import { userCalls } from '@storefront/api-contract';
import { type DeliveryAddress, toast } from '@storefront/contracts';
import { useMutation, useQueryClient } from '@storefront/query';
import { messages } from './messages';

type SavedAddress = DeliveryAddress & { id: number };

/**
 * Changes a saved address. The back end knows how to add one and how to delete one (spec §7), so the changed one is
 * added first: what fails in between leaves the customer with an address too many, never with one too few. It is the
 * default one if the old one was.
 */
export function useEditAddress() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (address: SavedAddress): Promise<SavedAddress> => {
      const known = queryClient.getQueryData(addressesQuery().queryKey)?.find(({ id }) => id === address.id);
      const { id } = await saveAddress(api, address, known?.default);
      if (id !== address.id) await remove(address.id);
      return { ...address, id };
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey }),
  });

  async function remove(id: number) {
    await api.call(userCalls.deleteAddress, { body: { address_id: id } }).catch((error: unknown) => {
      toast(failureText(error, messages.notDeleted), 'error');
    });
  }

  /** The address with its new id, or undefined when it could not be saved: that has been said. */
  async function edit(address: SavedAddress): Promise<SavedAddress | undefined> {
    try {
      return await mutateAsync(address);
    } catch (error) {
      toast(failureText(error, messages.notSaved), 'error');
      return undefined;
    }
  }

  return { edit, isEditing: isPending };
}
