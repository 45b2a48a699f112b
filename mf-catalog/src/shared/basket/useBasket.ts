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
  const { mutate: changeAmount } = useChangeAmount();
  const { mutate: removeItem } = useRemoveItem();
  const amounts = useMemo(() => amountsByProduct(cart), [cart]);

  /** Changes the amount of a product's newest line; at zero the line is removed. */
  const change = useCallback(
    (productId: number, difference: 1 | -1) => {
      const line = linesOf(queryClient.getQueryData<Cart | null>(cartKey), productId).at(-1);
      if (!line) return;
      const amount = Math.min(COUNTER_MAX, line.amount + difference);
      if (amount > 0) changeAmount({ itemId: line.id, amount });
      else removeItem({ itemId: line.id });
    },
    [queryClient, changeAmount, removeItem],
  );

  return { amountOf: (productId: number) => amounts.get(productId) ?? 0, isSending, add, change };
}
