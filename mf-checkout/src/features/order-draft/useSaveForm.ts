import { cartKey, toastFailure, useChangePaymentType, waitForCartWrites } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { toast } from '@storefront/contracts';
import { hasUnavailableItems, isPaymentTypeId, type PaymentTypeId } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { waitForCartRead } from '../../shared/cart/waitForCartRead';
import { isSameOrder, type OrderedCart } from './isSameOrder';
import { messages } from './messages';
import { saveOrderAddress } from './saveOrderAddress';

interface Options {
  /** The cart on the screen, with the shown payment type. */
  cart: OrderedCart & { payment_type_id: PaymentTypeId };
  timeZone: string;
  saveComment: () => Promise<boolean>;
  persons: { flush: () => void };
}

/**
 * Saves the form before the order is placed; false when the order must wait. A field that cannot be saved falls back,
 * and an answer may change the order: the customer then checks the order and presses again. Only a cart that is still
 * as shown is ordered.
 */
export function useSaveForm({ cart, timeZone, saveComment, persons }: Options): () => Promise<boolean> {
  const queryClient = useQueryClient();
  const { mutateAsync: changePaymentType } = useChangePaymentType();
  const cartNow = () => queryClient.getQueryData<Cart | null>(cartKey);

  // `process` has no payment type (spec §7): without a known type in the cart, the order would not be paid as shown.
  async function savePaymentType(): Promise<boolean> {
    const now = cartNow();
    if (!now || isPaymentTypeId(now.payment_type_id)) return true;
    try {
      await changePaymentType({ id: cart.payment_type_id });
      return true;
    } catch {
      // The write has toasted its failure.
      return false;
    }
  }

  return async function save() {
    persons.flush();
    const saved = await Promise.all([saveComment(), waitForCartWrites(queryClient)]);
    if (!saved.every(Boolean)) return false;
    // After a login the screen shows the guest's cart until the customer's cart is read (decision 0037).
    if (!(await waitForCartRead(queryClient))) {
      toastFailure(queryClient.getQueryState(cartKey)?.error, messages.notPlaced);
      return false;
    }
    if (!(await saveOrderAddress(queryClient))) return false;
    if (!(await savePaymentType())) return false;
    const now = cartNow();
    const isAsShown = !!now && isSameOrder(cart, now, timeZone) && !hasUnavailableItems(now);
    if (!isAsShown) toast(messages.changed);
    return isAsShown;
  };
}
