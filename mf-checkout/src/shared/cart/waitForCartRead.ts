import { cartKey } from '@storefront/api-client';
import type { QueryClient } from '@storefront/query';

/**
 * Waits for a read of the cart that is in progress, and reads a cart that is marked stale: after a login, a failed read
 * or a failed write. Resolves with false when it could not be read, at once without a network.
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
