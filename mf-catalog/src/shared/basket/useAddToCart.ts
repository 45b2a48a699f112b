import { nextLineId, useAddProduct } from '@storefront/api-client';
import { emit, selectedAddress, useTakeMethod } from '@storefront/contracts';
import { useCallback, useState } from 'react';
import { askForAddress } from './askForAddress';

/** What goes into the cart. */
export interface Addition {
  product: { id: number; name: string; price: number };
  amount: number;
  modifiers: readonly { id: number; amount: number; name?: string }[];
  /** Roubles of one with its modifiers; the product's own price when there are none. */
  portionPrice?: number;
}

/**
 * Puts products into the cart. Without an address the customer is asked for one first, and the product follows
 * by itself (spec §4, Add to cart). `add` tells whether it got there; a failure has been toasted by then.
 */
export function useAddToCart() {
  const { mutateAsync } = useAddProduct();
  const [sending, setSending] = useState<readonly number[]>([]);

  const send = useCallback(
    async ({ product, amount, modifiers, portionPrice: price = product.price }: Addition) => {
      setSending((ids) => [...ids, product.id]);
      try {
        const shown = { lineId: nextLineId(), name: product.name, price };
        await mutateAsync({ productId: product.id, amount, modifiers, shown });
        emit('checkout:item-added', {
          productId: product.id,
          name: product.name,
          price: product.price,
          amount,
        });
        return true;
      } catch {
        return false;
      } finally {
        setSending((ids) => ids.toSpliced(ids.indexOf(product.id), 1));
      }
    },
    [mutateAsync],
  );

  const add = useCallback(
    async (addition: Addition) => {
      const hasAddress = selectedAddress(useTakeMethod.getState()) !== undefined;
      return (hasAddress || (await askForAddress(addition.product.id))) && send(addition);
    },
    [send],
  );

  return { add, isSending: (productId: number) => sending.includes(productId) };
}
