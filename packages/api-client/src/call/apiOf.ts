import { type QueryClient, useQueryClient } from '@storefront/query';
import type { Api } from './createApi';

const apis = new WeakMap<QueryClient, Api>();

/** Binds a query client to its API client: one pair per request on the server, one per tab in the browser. */
export function attachApi(queryClient: QueryClient, api: Api): void {
  apis.set(queryClient, api);
}

/** @throws Error when `attachApi` was not called for this query client. */
export function apiOf(queryClient: QueryClient): Api {
  const api = apis.get(queryClient);
  if (!api) throw new Error('attachApi was not called for this query client');
  return api;
}

/** The API client of the page. @throws Error when `attachApi` was not called for its query client. */
export function useApi(): Api {
  return apiOf(useQueryClient());
}
