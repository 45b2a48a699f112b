import { useChangeAmount, useRemoveItem, withAmount } from '@storefront/api-client';
import type { Cart, PricedCartItem } from '@storefront/api-contract';
import { useCoalescedWrites } from '@storefront/ui';
import { useRemovedLine } from './useRemovedLine';

/**
 * Amounts of the cart's lines: shown at once with their sums, sent one after another when the presses pause. A failed
 * write restores the old amount (spec §8); the cart in the server's answer replaces the cached cart.
 */
export function useCartAmounts() {
  const { mutateAsync: changeAmount } = useChangeAmount();
  const { mutateAsync: removeItem } = useRemoveItem();
  const line = useRemovedLine();
  const { pending, change, flush } = useCoalescedWrites<number, number>({
    send: (itemId, amount) => (amount === 0 ? sendRemoval(itemId) : changeAmount({ itemId, amount })),
  });

  /** A line that could not be removed comes back by itself, so the offer to restore it ends. */
  async function sendRemoval(itemId: number) {
    try {
      await removeItem({ itemId });
    } catch {
      line.forget(itemId);
    }
  }

  return {
    /** The cart with the unsaved amounts. */
    withPending: (cart: Cart): Cart =>
      [...pending].reduce((shown, [itemId, amount]) => withAmount(shown, itemId, amount), cart),
    change: (itemId: number, amount: number) => change(itemId, amount),
    /** Pass `item` when the customer may restore it. */
    remove: (itemId: number, item?: PricedCartItem) => {
      line.remember(item);
      change(itemId, 0, 'immediately');
    },
    line,
    /** Sends the waiting amounts, before the order panel opens. */
    flush,
  };
}

export type CartAmounts = ReturnType<typeof useCartAmounts>;
