import type { QueryClient } from '@storefront/query';
import { cartWrites } from './useCartWrite';

/**
 * Waits for the writes of the cart that are under way: false when one of them has failed, which has been said by
 * then. What is ordered is what the screen has shown (spec §8: what fails falls back).
 */
export function cartWritesSaved(queryClient: QueryClient): Promise<boolean> {
  const cache = queryClient.getMutationCache();
  const pending = cache.findAll({ mutationKey: cartWrites, status: 'pending' });
  const isUnderWay = () => pending.some(({ state }) => state.status === 'pending');
  return new Promise((resolve) => {
    const stop = cache.subscribe(look);
    function look() {
      if (isUnderWay()) return;
      stop();
      resolve(pending.every(({ state }) => state.status === 'success'));
    }
    look();
  });
}
