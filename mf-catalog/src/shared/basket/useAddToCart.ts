import { nextLineId, useAddProduct } from '@storefront/api-client';
import { emit, selectedAddress, useTakeMethod } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useCallback, useState } from 'react';
import { requestAddress } from './requestAddress';
import { waitForAddress } from './waitForAddress';

/** A product to be added to the cart. */
export interface Addition {
  product: { id: number; name: string; price: number };
  amount: number;
  modifiers: readonly { id: number; amount: number; name?: string }[];
  /** Roubles for one portion with its modifiers; by default the product's own price. */
  portionPrice?: number;
}

/**
 * Adds products to the cart. A press waits until the address has loaded. Without an address the customer first chooses
 * one, and the product is added afterwards (spec §4, Add to cart). `add` resolves to whether the product was added; a
 * failure has been toasted by then.
 */
export function useAddToCart() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useAddProduct();
  const [sending, setSending] = useState<readonly number[]>([]);

  const whileSending = useCallback(async <Result>(productId: number, send: () => Promise<Result>) => {
    setSending((ids) => [...ids, productId]);
    try {
      return await send();
    } finally {
      setSending((ids) => ids.toSpliced(ids.indexOf(productId), 1));
    }
  }, []);

  const send = useCallback(
    async ({ product, amount, modifiers, portionPrice: price = product.price }: Addition) => {
      try {
        const shown = { lineId: nextLineId(), name: product.name, price };
        await mutateAsync({ productId: product.id, amount, modifiers, shown });
        emit('checkout:item-added', { productId: product.id, name: product.name, price, amount });
        return true;
      } catch {
        return false;
      }
    },
    [mutateAsync],
  );

  const add = useCallback(
    async (addition: Addition) => {
      const { id } = addition.product;
      const hasAddress =
        selectedAddress(useTakeMethod.getState()) !== undefined ||
        (await whileSending(id, () => waitForAddress(queryClient))) ||
        (await requestAddress());
      return hasAddress && whileSending(id, () => send(addition));
    },
    [queryClient, send, whileSending],
  );

  return { add, isSending: (productId: number) => sending.includes(productId) };
}
