import { cartKey } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import type { QueryClient } from '@storefront/query';
import { basketChange, type BasketLine, basketOf } from './basketChange';
import type { BasketChange } from './trackingService';

/** Fingers rest this long before a change counts. Milliseconds. */
const restTime = 300;

/**
 * Tells what customers do to the cart, whoever's button it was: the cart on the page is the query cache's. A preview
 * does not count, only what the server has answered; nor does a cart that is merely read, after a reload or a login.
 */
export function watchBasket(queryClient: QueryClient, onChange: (change: BasketChange) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => basketOf(queryClient.getQueryData<Cart | null>(cartKey));
  let known: readonly BasketLine[] = read();
  /** What a write has left, until it is told. */
  let written: readonly BasketLine[] | undefined;

  function settle() {
    clearTimeout(timer);
    if (!written || queryClient.isMutating({ mutationKey: cartKey }) > 0) return;
    const change = basketChange(known, written);
    known = written;
    written = undefined;
    if (change) onChange(change);
  }

  function settleSoon() {
    clearTimeout(timer);
    timer = setTimeout(settle, restTime);
  }

  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const { queryKey } = event.query;
      if (queryKey.length !== cartKey.length || queryKey[0] !== cartKey[0]) return;
      if (event.action.manual) {
        written = read();
        settleSoon();
        return;
      }
      settle();
      known = read();
    }),
    queryClient.getMutationCache().subscribe(settleSoon),
  ];

  return {
    /** The cart has become an order: that it is empty now is nobody's removing. */
    ordered() {
      settle();
      written = undefined;
      known = [];
    },
    stop() {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
