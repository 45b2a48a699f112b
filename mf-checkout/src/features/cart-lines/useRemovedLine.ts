import { nextLineId, useRestoreLine } from '@storefront/api-client';
import type { PricedCartItem } from '@storefront/api-contract';
import { useCallback, useState } from 'react';

/**
 * The line that was removed last, for as long as it can be restored. The server has removed it too, so restoring adds
 * the same dish with the same modifiers again.
 */
export function useRemovedLine() {
  const { mutate: addAgain } = useRestoreLine();
  const [removed, setRemoved] = useState<PricedCartItem>();

  const forget = useCallback(
    (itemId: number) => setRemoved((now) => (now?.id === itemId ? undefined : now)),
    [],
  );

  function restore({ id, product_id: productId, amount, price, product, modifiers }: PricedCartItem) {
    forget(id);
    addAgain({
      removedId: id,
      productId,
      amount,
      modifiers: modifiers.flatMap((one) =>
        one.id === null ? [] : [{ id: one.id, amount: one.amount, name: one.name }],
      ),
      shown: { lineId: nextLineId(), name: product.name, price },
    });
  }

  return {
    removed,
    /** Offers to restore the line, unless a modifier without an id makes it impossible to add the dish again. */
    remember: (item: PricedCartItem | undefined) =>
      setRemoved(item?.modifiers.some(({ id }) => id === null) ? undefined : item),
    forget,
    restore,
  };
}
