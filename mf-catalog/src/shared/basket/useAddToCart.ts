import { nextLineId, useAddProduct } from '@storefront/api-client';
import { emit, selectedAddress, useTakeMethod } from '@storefront/contracts';
import { useCallback, useState } from 'react';
import { requestAddress } from './requestAddress';

/** A product to be added to the cart. */
export interface Addition {
  product: { id: number; name: string; price: number };
  amount: number;
  modifiers: readonly { id: number; amount: number; name?: string }[];
  /** Roubles for one with its modifiers; by default the product's own price. */
  portionPrice?: number;
}

/**
 * Adds products to the cart. Without an address the customer chooses one first, and the product is added
 * afterwards (spec §4, Add to cart). `add` resolves to whether the product was added; a failure has been
 * toasted by then.
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
      return (hasAddress || (await requestAddress(addition.product.id))) && send(addition);
    },
    [send],
  );

  return { add, isSending: (productId: number) => sending.includes(productId) };
}
