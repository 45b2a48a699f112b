import { failureText, useAddAddress } from '@storefront/api-client';
import { type DeliveryAddress, toast } from '@storefront/contracts';
import { messages } from './messages';

/** Adds an address to the saved ones; the order's address does not change. */
export function useSaveAddress() {
  const { mutateAsync, isPending } = useAddAddress();

  /** Resolves to whether the address was saved. */
  async function save(address: DeliveryAddress): Promise<boolean> {
    try {
      await mutateAsync(address);
      return true;
    } catch (error) {
      toast(failureText(error, messages.notSaved), 'error');
      return false;
    }
  }

  return { save, isSaving: isPending };
}
