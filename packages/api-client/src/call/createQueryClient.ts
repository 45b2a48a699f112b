import { QueryClient } from '@storefront/query';
import { ApiError } from './ApiError';
import { attachApi } from './apiOf';
import type { Api } from './createApi';

const mayHelp = (error: unknown) =>
  !(error instanceof ApiError) || error.kind === 'unreachable' || error.status >= 500;

/** A query client whose reads are retried at most twice and whose writes never on their own. */
export function createQueryClient(api: Api, { retries = 2 }: { retries?: number } = {}): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < retries && mayHelp(error),
        retryDelay: (failures) => 300 * 3 ** failures,
      },
      mutations: { retry: false },
    },
  });
  attachApi(queryClient, api);
  return queryClient;
}
