import type { Cart } from '@storefront/api-contract';
import { cartKey, useCart } from '@storefront/api-client';
import { useTakeMethod } from '@storefront/contracts';
import { visibleItems } from '@storefront/domain';
import { useQueryClient } from '@storefront/query';
import { type ReadFailure, toLoadFailure } from '@storefront/ui';

export type CartState =
  | { kind: 'loading' }
  /** `error` is null without a network: the request was not sent. */
  | { kind: 'failed'; error: unknown; failure: ReadFailure }
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

/** Whether the cart shows any dish, available or not. */
export function hasVisibleLines(cart: Cart | null | undefined): boolean {
  return cart ? visibleItems([...cart.items, ...cart.stoplisted_items]).length > 0 : false;
}

/** The state of the cart on the screen. Stale data stays while newer data loads, or when loading it fails. */
export function useCartState(): CartState {
  const queryClient = useQueryClient();
  const isRestored = useTakeMethod((state) => state.isRestored);
  const { data, error, isError, isPending, fetchStatus, refetch } = useCart();
  if (data) {
    return hasVisibleLines(data) ? { kind: 'filled', cart: withVisibleItems(data) } : { kind: 'empty' };
  }
  const failure = toLoadFailure({ data: undefined, isError, fetchStatus, refetch });
  if (failure) return { kind: 'failed', error, failure };
  // A write cancels the read, and the answer to the write contains the cart.
  const isComing = fetchStatus === 'fetching' || queryClient.isMutating({ mutationKey: cartKey }) > 0;
  if (!isRestored || (isPending && isComing)) return { kind: 'loading' };
  return { kind: 'empty' };
}
