import { cartKey } from '@storefront/api-client';
import type { QueryClient } from '@storefront/query';

/**
 * Waits for a running read of the cart, and reads a cart that is marked stale: after a login, a failed read or a failed
 * write. Resolves to false when the read fails; without a network it does so at once.
 */
export function waitForCartRead(queryClient: QueryClient): Promise<boolean> {
  const state = () => queryClient.getQueryState(cartKey);
  if (state()?.isInvalidated) {
    void queryClient.refetchQueries({ queryKey: cartKey, exact: true }, { cancelRefetch: false });
  }
  return new Promise((resolve) => {
    const unsubscribe = queryClient.getQueryCache().subscribe(check);
    function check() {
      // A read that waits for the network is paused, and ends much later than the customer's press.
      if (state()?.fetchStatus === 'fetching') return;
      unsubscribe();
      resolve(state()?.fetchStatus === 'idle' && state()?.isInvalidated === false);
    }
    check();
  });
}
