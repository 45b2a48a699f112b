import { useChangeAmount, useRemoveItem, withAmount } from '@storefront/api-client';
import type { Cart, CartItem } from '@storefront/api-contract';
import { useCoalescedWrites } from '../../shared/writes/useCoalescedWrites';
import { useRemovedLine } from './useRemovedLine';

/**
 * Amounts of the cart's lines as the fingers set them: shown at once with their sums, sent when the fingers rest
 * and one after another. A failed write takes its preview back (spec §8); the server's answer is the cart.
 */
export function useCartAmounts() {
  const { mutateAsync: changeAmount } = useChangeAmount();
  const { mutateAsync: removeItem } = useRemoveItem();
  const line = useRemovedLine();
  const { pending, change, flush } = useCoalescedWrites<number, number>({
    send: (itemId, amount) => (amount === 0 ? sendRemoval(itemId) : changeAmount({ itemId, amount })),
  });

  /** A line that could not be taken out comes back by itself. */
  async function sendRemoval(itemId: number) {
    try {
      await removeItem({ itemId });
    } catch {
      line.forget(itemId);
    }
  }

  return {
    preview: (cart: Cart): Cart =>
      [...pending].reduce((shown, [itemId, amount]) => withAmount(shown, itemId, amount), cart),
    change: (itemId: number, amount: number) => change(itemId, amount),
    /** `item` when it may be brought back. */
    remove: (itemId: number, item?: CartItem) => {
      line.remember(item);
      change(itemId, 0, 'at-once');
    },
    line,
    /** Sends what still waits, before the order is looked at. */
    flush,
  };
}

export type CartAmounts = ReturnType<typeof useCartAmounts>;
