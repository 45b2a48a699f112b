import type { QueryClient } from '@storefront/query';
import { cartWriteKey } from './useCartWrite';

/**
 * Waits for the cart writes in progress. Resolves with false when one of them has failed; its toast has been
 * shown by then. So the order contains the cart that the screen has shown (spec §8: a failed change falls back).
 */
export function waitForCartWrites(queryClient: QueryClient): Promise<boolean> {
  const cache = queryClient.getMutationCache();
  const writes = cache.findAll({ mutationKey: cartWriteKey, status: 'pending' });
  const hasPending = () => writes.some(({ state }) => state.status === 'pending');
  return new Promise((resolve) => {
    const unsubscribe = cache.subscribe(check);
    function check() {
      if (hasPending()) return;
      unsubscribe();
      resolve(writes.every(({ state }) => state.status === 'success'));
    }
    check();
  });
}
