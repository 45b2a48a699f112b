import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/**
 * A code for this opening of the panel. The call makes a new code each time, so it is a write that behaves like a read:
 * requested once, never again by itself, and forgotten when the panel closes. As a query it survives a component that
 * mounts twice (StrictMode), which as a mutation would make two codes.
 */
export const orderCodeQuery = () =>
  queryOptions({
    queryKey: ['bonus-order-code'],
    // Without the signal: a request that is aborted has still made a code.
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
