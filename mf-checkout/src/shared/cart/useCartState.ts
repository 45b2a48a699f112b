import type { Cart } from '@storefront/api-contract';
import { useCart } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { visibleItems } from '@storefront/domain';

export type CartState =
  | { kind: 'loading' }
  /** `error` is null without a network: the request was not sent. */
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'filled'; cart: Cart };

/** The visible cart: without the pickup discount and products that left the menu (readings 9, spec §4). */
function withVisibleItems(cart: Cart): Cart {
  return {
    ...cart,
    items: [...visibleItems(cart.items)],
    stoplisted_items: [...visibleItems(cart.stoplisted_items)],
  };
}

/** The state of the cart on the screen. Stale data stays while newer data loads, or when loading it fails. */
export function useCartState(): CartState {
  const isRestored = useTakeMethod((state) => state.isRestored);
  const { data, error, isError, isPending, fetchStatus, refetch } = useCart();
  if (data) {
    const cart = withVisibleItems(data);
    return cart.items.length + cart.stoplisted_items.length > 0
      ? { kind: 'filled', cart }
      : { kind: 'empty' };
  }
  const retry = () => void refetch();
  // Offline, a read is paused rather than failed.
  if (isError || fetchStatus === 'paused') return { kind: 'failed', error, retry };
  if (!isRestored || (isPending && fetchStatus === 'fetching')) return { kind: 'loading' };
  return { kind: 'empty' };
}
