import { cartKey } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { isCartRead } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { basketChange, type BasketLine, basketOf } from './basketChange';
import type { BasketChange } from './trackingService';

/** Changes are reported after a pause of this length, so that several taps count as one change. */
const debounceMs = 300;

/**
 * Reports customers' changes of the cart, from any button, by watching the query cache. Optimistic updates count only
 * once the server has answered. A cart that is only fetched, after a reload or a login, is not a change.
 */
export function watchBasket(queryClient: QueryClient, onChange: (change: BasketChange) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => basketOf(queryClient.getQueryData<Cart | null>(cartKey));
  let lastReported: readonly BasketLine[] = read();
  /** The basket after a write, until it is reported. */
  let written: readonly BasketLine[] | undefined;

  function report() {
    clearTimeout(timer);
    if (!written || queryClient.isMutating({ mutationKey: cartKey }) > 0) return;
    const change = basketChange(lastReported, written);
    lastReported = written;
    written = undefined;
    if (change) onChange(change);
  }

  function scheduleReport() {
    clearTimeout(timer);
    timer = setTimeout(report, debounceMs);
  }

  const unsubscribes = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const { queryKey } = event.query;
      if (queryKey.length !== cartKey.length || queryKey[0] !== cartKey[0]) return;
      if (event.action.manual) {
        written = read();
        scheduleReport();
        return;
      }
      report();
      lastReported = read();
    }),
    queryClient.getMutationCache().subscribe((event) => {
      // A read in the queue of writes, as after a login, is not a change either.
      if (event.type === 'updated' && event.action.type === 'success' && isCartRead(event.mutation.meta)) {
        lastReported = basketOf(event.action.data);
      }
      scheduleReport();
    }),
  ];

  return {
    /** The cart has become an order, so the customer has not removed its dishes. */
    orderPlaced() {
      report();
      written = undefined;
      lastReported = [];
    },
    stop() {
      clearTimeout(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
