import type { QueryClient } from '@storefront/query';
import type { ComponentType } from 'react';

/** Parameters of the matched route, decoded. */
export type PageParams = Record<string, string | undefined>;

/** What a page may read before it is drawn, on the server and in the browser alike. */
export interface PageContext {
  params: PageParams;
  search: URLSearchParams;
  /** Per request on the server, one per tab in the browser; carries the API client (see `api-client`). */
  queryClient: QueryClient;
}

/**
 * A page's module.
 *
 * `prefetch` fills the query cache with what the first screen needs. What it throws decides the answer: an
 * error with `statusCode`, `status` or a response's status is that HTTP status, anything else a 500
 * (spec §2, error page). Title and meta are React's own `<title>` and `<meta>` in the component.
 */
export interface PageModule {
  default: ComponentType<{ params: PageParams }>;
  prefetch?: (context: PageContext) => Promise<void>;
}
