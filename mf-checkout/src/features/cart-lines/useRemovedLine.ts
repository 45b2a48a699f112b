import { nextLineId, useAddProduct } from '@storefront/api-client';
import type { CartItem } from '@storefront/api-contract';
import { useCallback, useState } from 'react';

/**
 * The line that was taken out last, for as long as it may be brought back. It is out on the server, too; bringing it
 * back puts the same dish with the same choices into the cart anew.
 */
export function useRemovedLine() {
  const { mutate: add } = useAddProduct();
  const [removed, setRemoved] = useState<CartItem>();

  const forget = useCallback(
    (itemId: number) => setRemoved((now) => (now?.id === itemId ? undefined : now)),
    [],
  );

  function bringBack({ id, product_id: productId, amount, price, product, modifiers }: CartItem) {
    forget(id);
    add({
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
    /** A dish whose choices nobody can name again is not offered. */
    remember: (item: CartItem | undefined) =>
      setRemoved(item?.modifiers.some(({ id }) => id === null) ? undefined : item),
    forget,
    bringBack,
  };
}
