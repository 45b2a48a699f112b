import { failureText, useAddAddress } from '@storefront/api-client';
import { type DeliveryAddress, toast } from '@storefront/contracts';
import { messages } from './messages';

/** Adds an address to the saved ones; where the order goes stays as it is. `keep` answers whether it was saved. */
export function useKeepAddress() {
  const { mutateAsync, isPending } = useAddAddress();

  async function keep(address: DeliveryAddress): Promise<boolean> {
    try {
      await mutateAsync(address);
      return true;
    } catch (error) {
      toast(failureText(error, messages.notSaved), 'error');
      return false;
    }
  }

  return { keep, isKeeping: isPending };
}
