import { cartQuery } from '@storefront/api-client';
import { useEvent, useIsTopPanel } from '@storefront/contracts';
import { hasUnavailableItems } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { useLayoutEffect, useRef } from 'react';
import { useReturnToCart } from '../../shared/cart/useReturnToCart';

/**
 * Returns to the cart when the other place lacks a dish (spec §4, Order). The answer may come while another panel lies
 * over the order: the return then waits until that panel has closed, and needs a dish that is still unavailable.
 */
export function useReturnForUnavailable(): () => void {
  const queryClient = useQueryClient();
  const isOnTop = useIsTopPanel();
  const returnToCart = useReturnToCart();
  const latest = useRef({ isOnTop, returnToCart });
  useLayoutEffect(() => {
    latest.current = { isOnTop, returnToCart };
  }, [isOnTop, returnToCart]);
  const isWaiting = useRef(false);

  useEvent('shell:panel-closed', ({ panel }) => {
    // The shell returns to the cart by itself after a change of the take method; a closed order returns nowhere.
    if (panel === 'take-method' || panel === 'order') isWaiting.current = false;
    // Several panels may close at once.
    queueMicrotask(() => {
      if (!isWaiting.current || !latest.current.isOnTop) return;
      isWaiting.current = false;
      if (hasUnavailableItems(queryClient.getQueryData(cartQuery().queryKey))) latest.current.returnToCart();
    });
  });

  return () => {
    if (latest.current.isOnTop) latest.current.returnToCart();
    else isWaiting.current = true;
  };
}
