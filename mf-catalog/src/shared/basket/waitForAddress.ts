import { loadSelectedAddress } from '@storefront/api-client';
import type { QueryClient } from '@storefront/query';

const waits = new WeakMap<QueryClient, Promise<boolean>>();

/**
 * Waits until the address of the order is known to exist or not. Presses that come meanwhile share the wait and its time
 * limit: with one each, a customer who has closed the question would be asked again when the next limit ends.
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
