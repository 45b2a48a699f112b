import { QueryClient } from '@storefront/query';
import { ApiError } from './ApiError';
import { attachApi } from './apiOf';
import type { Api } from './createApi';

const mayHelp = (error: unknown) =>
  !(error instanceof ApiError) || error.kind === 'unreachable' || error.status >= 500;

/**
 * A query client whose reads are retried at most twice, later each time, and whose writes never on their own. Without
 * a network reads wait for it; a write fails at once, because one that went out by itself minutes later would order
 * what nobody wants any more.
 */
export function createQueryClient(api: Api, { retries = 2 }: { retries?: number } = {}): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < retries && mayHelp(error),
        retryDelay: (failures) => 300 * 3 ** failures,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  attachApi(queryClient, api);
  return queryClient;
}
