import { type DeliveryAddress, useTakeMethod } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useEffect, useRef } from 'react';
import { informCart } from './informCart';

/**
 * Replaces the delivery address of the order; undefined leaves it without one. `onReplaced` informs the cart of an order
 * with delivery. Once the list has unmounted it is not called, and the hook informs the cart itself.
 */
export function useReplaceInOrder(onReplaced: (address: DeliveryAddress) => void) {
  const queryClient = useQueryClient();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return (next: DeliveryAddress | undefined) => {
    const { takeMethod, delivery } = useTakeMethod.getState();
    // A copy, so that the store changes again when the widget of mf-checkout chooses `next`.
    useTakeMethod.setState({ delivery: next && { ...next } });
    if (takeMethod === 'pickup') return;
    if (next && isMounted.current) onReplaced(next);
    else void informCart(queryClient, { before: delivery, after: next });
  };
}
