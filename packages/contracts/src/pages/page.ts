import type { QueryClient } from '@storefront/query';
import type { ComponentType } from 'react';
import type { Brand } from '../brand/brand';

/** Parameters of the matched route, decoded. */
export type PageParams = Record<string, string | undefined>;

/** What a page may read before it is drawn, on the server and in the browser alike. */
export interface PageContext {
  params: PageParams;
  search: URLSearchParams;
  /** Per request on the server, one per tab in the browser; carries the API client (see `api-client`). */
  queryClient: QueryClient;
}

/** What a page says of itself may also need to know whose it is. */
export interface HeadContext extends PageContext {
  brand: Brand;
}

/** For machines everything has a whole address. */
export interface SchemaContext extends HeadContext {
  /** The whole address of a path of this site: `/menu` is `https://…/menu`. */
  absolute: (path: string) => string;
}

/** What browsers, search engines and previews of links are told of a page. */
export interface PageHead {
  /** Left out by a page whose title changes while it is open: it draws its own `<title>`. */
  title?: string;
  description?: string;
  /** Path of the page that this one shows again; its own path by default. */
  canonical?: string;
  /** Picture for previews of links: a path of this site or a whole address. */
  image?: string;
  /** `noindex` keeps the page out of search engines. */
  robots?: 'noindex';
  /** What Open Graph calls it; a website by default. */
  kind?: 'website' | 'article' | 'product';
}

/**
 * A page's module.
 *
 * `prefetch` fills the query cache with what the first screen needs. What it throws decides the answer: an
 * error with `statusCode`, `status` or a response's status is that HTTP status, anything else a 500
 * (spec §2, error page). `head` and `schema` are asked after it and read the cache. `schema` gives objects of
 * schema.org and is called on the server alone: what builds them is best imported inside it.
 */
export interface PageModule {
  default: ComponentType<{ params: PageParams }>;
  prefetch?: (context: PageContext) => Promise<void>;
  head?: (context: HeadContext) => PageHead;
  schema?: (context: SchemaContext) => Promise<readonly object[]>;
}
