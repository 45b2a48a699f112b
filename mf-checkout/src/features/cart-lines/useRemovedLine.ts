import { nextLineId, useRestoreLine } from '@storefront/api-client';
import type { PricedCartItem } from '@storefront/api-contract';
import { useCallback, useState } from 'react';

/**
 * The line that was removed last, for as long as it may be restored. It is removed on the server too: restoring it adds
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
    /** A dish with a modifier of unknown id cannot be added again, so it is not offered. */
    remember: (item: PricedCartItem | undefined) =>
      setRemoved(item?.modifiers.some(({ id }) => id === null) ? undefined : item),
    forget,
    restore,
  };
}
