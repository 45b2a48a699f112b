import { QueryClient } from '@storefront/query';
import { ApiError } from './ApiError';
import { attachApi } from './apiOf';
import type { Api } from './createApi';

const isRetryable = (error: unknown) =>
  !(error instanceof ApiError) || error.kind === 'unreachable' || error.status >= 500;

/**
 * A query client that retries reads at most twice, with growing delays, and never retries writes. Offline
 * reads wait for the network; an offline write fails at once, because a write sent minutes later could order
 * a dish that the customer no longer wants (decision 0017).
 */
export function createQueryClient(api: Api, { retries = 2 }: { retries?: number } = {}): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < retries && isRetryable(error),
        retryDelay: (failures) => 300 * 3 ** failures,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  attachApi(queryClient, api);
  return queryClient;
}
