import { cartKey, useCart, useChangeAmount, useRemoveItem } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { COUNTER_MAX } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { useCallback, useMemo } from 'react';
import { amountsByProduct, linesOf } from './cartLines';
import { useAddToCart } from './useAddToCart';

/** The cart for a list of cards: one subscription per list instead of one per card. */
export function useBasket() {
  const queryClient = useQueryClient();
  const { data: cart } = useCart();
  const { add, isSending } = useAddToCart();
  const { mutateAsync: changeAmount } = useChangeAmount();
  const { mutateAsync: removeItem } = useRemoveItem();
  const amounts = useMemo(() => amountsByProduct(cart), [cart]);
  const stopped = useMemo(() => new Set(cart?.stoplisted_items.map(({ product_id: id }) => id)), [cart]);

  /**
   * Sets the pieces of a product: in its newest line, and in older lines once the newest is removed. Resolves when all
   * writes have ended; a failure has been toasted by then.
   */
  const change = useCallback(
    async (productId: number, pieces: number) => {
      const now = queryClient.getQueryData<Cart | null>(cartKey);
      let difference = pieces - (amountsByProduct(now).get(productId) ?? 0);
      const writes: Promise<unknown>[] = [];
      for (const { id: itemId, amount: before } of linesOf(now, productId).toReversed()) {
        if (difference === 0) break;
        const amount = Math.min(COUNTER_MAX, Math.max(0, before + difference));
        writes.push(amount > 0 ? changeAmount({ itemId, amount }) : removeItem({ itemId }));
        difference = Math.min(0, before + difference);
      }
      await Promise.allSettled(writes);
    },
    [queryClient, changeAmount, removeItem],
  );

  return {
    amountOf: (productId: number) => amounts.get(productId) ?? 0,
    /** Whether the cart has the product as sold out: section 3 knows the stop-list of the cart alone. */
    isStopped: (productId: number) => stopped.has(productId),
    isSending,
    add,
    change,
  };
}
