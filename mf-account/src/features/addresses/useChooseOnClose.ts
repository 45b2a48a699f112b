import {
  chooseAddress,
  type DeliveryAddress,
  selectedAddress,
  useEvent,
  useTakeMethod,
} from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useEffect, useRef } from 'react';
import { informCart } from './informCart';

interface Options {
  requested: DeliveryAddress | undefined;
  /** Has replaced the removed address of the order; the cart has not been informed yet. */
  replacement: DeliveryAddress | undefined;
}

/**
 * Chooses the requested address when the panel closes before the widget of mf-checkout, which may still be loading, has
 * chosen it. A place chosen after the request, by the widget or anywhere else, stays. After a logout nothing is chosen.
 */
export function useChooseOnClose({ requested, replacement }: Options): void {
  const queryClient = useQueryClient();
  const pending = useRef<DeliveryAddress>(undefined);

  useEffect(() => {
    const { takeMethod, delivery } = useTakeMethod.getState();
    const chosen = takeMethod === 'delivery' ? delivery : undefined;
    const isUninformed = chosen !== undefined && chosen.id === replacement?.id;
    const wanted = requested ?? (isUninformed ? replacement : undefined);
    pending.current = chosen?.id === wanted?.id && !isUninformed ? undefined : wanted;
    return useTakeMethod.subscribe((now, before) => {
      if (selectedAddress(now) !== selectedAddress(before)) pending.current = undefined;
    });
  }, [requested, replacement]);

  useEvent('account:logged-out', () => {
    pending.current = undefined;
  });

  useEffect(
    () => () => {
      if (!pending.current) return;
      const before = selectedAddress(useTakeMethod.getState());
      const undo = chooseAddress(pending.current);
      void informCart(queryClient, { before, after: pending.current, undo });
    },
    [queryClient],
  );
}
