import { toastFailure, useAddAddress } from '@storefront/api-client';
import type { DeliveryAddress } from '@storefront/contracts';
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
      toastFailure(error, messages.notSaved);
      return false;
    }
  }

  return { save, isSaving: isPending };
}
