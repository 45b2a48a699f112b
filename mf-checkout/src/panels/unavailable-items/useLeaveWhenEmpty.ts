import { cartKey, cartWritesSaved } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { useQueryClient } from '@storefront/query';
import { useEffect } from 'react';
import { lacksSomething } from '../../shared/cart/lacksSomething';

/** The list is empty on the screen at once; it is left once the server agrees, for a dish may come back. */
export function useLeaveWhenEmpty(isEmpty: boolean, leave: () => void): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!isEmpty) return;
    let isOpen = true;
    void cartWritesSaved(queryClient).then(() => {
      if (isOpen && !lacksSomething(queryClient.getQueryData<Cart | null>(cartKey))) leave();
    });
    return () => {
      isOpen = false;
    };
  }, [isEmpty, leave, queryClient]);
}
