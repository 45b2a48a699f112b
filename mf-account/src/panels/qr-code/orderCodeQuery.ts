import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/**
 * A code for this opening of the panel. The call makes a new code each time, so it is a write that behaves like a read:
 * requested once, never again by itself, and forgotten when the panel closes. It is a query because a mutation would
 * make two codes in a component that mounts twice (StrictMode).
 */
export const orderCodeQuery = () =>
  queryOptions({
    queryKey: ['bonus-order-code'],
    // Without the signal: an aborted request has still made a code.
    queryFn: async ({ client }) => {
      const { bonusCalls } = await loadDeferredCalls();
      return apiOf(client).call(bonusCalls.generateOrderCode, {});
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    // Offline it fails at once, as every write does (decision 0017), and is not repeated after a reconnect.
    networkMode: 'always',
  });
