import { apiOf } from '@storefront/api-client';
import { replacePanel, useSession } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useEffect, useRef } from 'react';
import { repeatOrder } from './repeatOrder';

/** Repeats the order with this id, once; a guest has no orders and sees the cart (spec §6). */
export function useRepeatOrder(id: string | undefined): void {
  const queryClient = useQueryClient();
  const { status } = useSession();
  const startedId = useRef<string>(undefined);

  useEffect(() => {
    if (startedId.current === id) return;
    startedId.current = id;
    if (id === undefined) return;
    if (status === 'guest') replacePanel('cart');
    else void repeatOrder({ api: apiOf(queryClient), queryClient }, id);
  }, [id, queryClient, status]);
}
