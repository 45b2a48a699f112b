import type { QueryClient } from '@storefront/query';
import type { ComponentType } from 'react';
import type { Brand } from '../brand/brand';
import type { WidgetId, WidgetProps } from '../widgets/widgets';

/** Parameters of the matched route, decoded. */
export type PageParams = Record<string, string | undefined>;

/** The argument of `prefetch` and `head`, on the server and in the browser. */
export interface PageContext {
  params: PageParams;
  search: URLSearchParams;
  /** Per request on the server, one per tab in the browser; carries the API client (see `api-client`). */
  queryClient: QueryClient;
  brand: Brand;
}

/** The argument of `head`: the query client has the data that `prefetch` has loaded. */
export type HeadContext = PageContext;

/** The argument of `schema`. */
export interface SchemaContext extends HeadContext {
  /** The absolute URL of a path of this site: `/menu` is `https://…/menu`. */
  absolute: (path: string) => string;
}

/** Metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  /** Absent when the title changes while the page is open: such a page renders its own `<title>`. */
  title?: string;
  /** Plain text of any length: search engines get its beginning. */
  description?: string;
  /** Path of the page that this page duplicates; its own path by default. */
  canonical?: string;
  /** Image for link previews: a path of this site or an absolute URL. */
  image?: string;
  /** The Open Graph type; `website` by default. */
  kind?: 'website' | 'article' | 'product';
}

/** A widget of another team with the props that the page embeds it with. */
export type EmbeddedWidget = { [Id in WidgetId]: { id: Id; props: WidgetProps<Id> } }[WidgetId];

/**
 * A page's module.
 *
 * `prefetch` fills the query cache with the data of the first screen. Its error decides the response: an
 * error with `statusCode`, `status` or a response's status gives that HTTP status, any other a 500 (spec §2,
 * error page). In the browser the page waits as long as it takes for a `fetchQuery`, and a few seconds at most for a
 * `prefetchQuery`, which is for optional data. `head` and `schema` run after `prefetch` and read the cache. `schema`
 * returns objects of schema.org and runs on the server only, so it imports the code that builds them with
 * `webpackMode: "weak"`: the browser's build then has no file of it.
 *
 * The server reads `widgets`: it loads their data, and only their scripts. The data of a list is loaded beside the
 * page's own, so it is fetched even if the page's own call fails, which costs an error page a call or two. A function
 * is called after `prefetch`, for widgets that depend on its data. A page without `widgets` embeds every widget of its
 * manifest's `embeds`, and the data that they render on the server is in the cache already.
 */
export interface PageModule {
  default: ComponentType<{ params: PageParams }>;
  prefetch?: (context: PageContext) => Promise<void>;
  head?: (context: HeadContext) => PageHead;
  schema?: (context: SchemaContext) => Promise<readonly object[]>;
  widgets?: readonly EmbeddedWidget[] | ((context: PageContext) => readonly EmbeddedWidget[]);
}
