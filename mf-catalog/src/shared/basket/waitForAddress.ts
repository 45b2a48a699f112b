import { loadSelectedAddress } from '@storefront/api-client';
import type { QueryClient } from '@storefront/query';

const waits = new WeakMap<QueryClient, Promise<boolean>>();

/**
 * Waits until it is known whether the order has an address. Presses that come meanwhile share the wait and its time
 * limit: with a limit for each press, a customer who has closed the question would be asked again at the next limit.
 */
export function waitForAddress(queryClient: QueryClient): Promise<boolean> {
  const wait =
    waits.get(queryClient) ??
    loadSelectedAddress(queryClient)
      .then((address) => address !== undefined)
      .finally(() => waits.delete(queryClient));
  waits.set(queryClient, wait);
  return wait;
}
