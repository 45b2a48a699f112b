import { useChangeAmount, useRemoveItem, withAmount } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { useCoalescedWrites } from '../../shared/writes/useCoalescedWrites';

/**
 * Amounts of the cart's lines as the fingers set them: shown at once with their sums, sent when the fingers rest
 * and one after another. A failed write takes its preview back (spec §8); the server's answer is the cart.
 */
export function useCartAmounts() {
  const { mutateAsync: changeAmount } = useChangeAmount();
  const { mutateAsync: removeItem } = useRemoveItem();
  const { pending, change, flush } = useCoalescedWrites<number, number>({
    send: (itemId, amount) => (amount === 0 ? removeItem({ itemId }) : changeAmount({ itemId, amount })),
  });

  return {
    preview: (cart: Cart): Cart =>
      [...pending].reduce((shown, [itemId, amount]) => withAmount(shown, itemId, amount), cart),
    change: (itemId: number, amount: number) => change(itemId, amount),
    remove: (itemId: number) => change(itemId, 0, 'at-once'),
    /** Sends what still waits, before the order is looked at. */
    flush,
  };
}

export type CartAmounts = ReturnType<typeof useCartAmounts>;
