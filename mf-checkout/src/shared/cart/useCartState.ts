import type { Cart } from '@storefront/api-contract';
import { useCart } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { visibleItems } from '@storefront/domain';

export type CartState =
  | { kind: 'loading' }
  /** `error` is null where there is no network: nothing was asked then. */
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'filled'; cart: Cart };

/** The cart as a customer sees it: without the pickup discount and products off the menu (readings 9, spec §4). */
function seen(cart: Cart): Cart {
  return {
    ...cart,
    items: [...visibleItems(cart.items)],
    stoplisted_items: [...visibleItems(cart.stoplisted_items)],
  };
}

/** What there is to show of the cart. Stale data is shown while newer is on its way, or has failed to come. */
export function useCartState(): CartState {
  const isRestored = useTakeMethod((state) => state.isRestored);
  const { data, error, isError, isPending, fetchStatus, refetch } = useCart();
  if (data) {
    const cart = seen(data);
    return cart.items.length + cart.stoplisted_items.length > 0
      ? { kind: 'filled', cart }
      : { kind: 'empty' };
  }
  const retry = () => void refetch();
  // Offline a read is not refused, it waits.
  if (isError || fetchStatus === 'paused') return { kind: 'failed', error, retry };
  if (!isRestored || (isPending && fetchStatus === 'fetching')) return { kind: 'loading' };
  return { kind: 'empty' };
}
