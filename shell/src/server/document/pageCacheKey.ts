import { filterParams, paths } from '@storefront/contracts';
import { isTracking } from '../../shared/campaign/campaign';
import { appStartMarker } from '../../shared/routing/appStartMarker';

/** Pages with more filters than this are too rarely requested to be cached. */
const maxFilters = 3;

/** Lists whose later pages have an address. On any other page `page` would be a made-up parameter. */
const numberedLists: readonly string[] = [paths.blog(), paths.news()];

/** Kinds of pages, each with its own cache: many requests for one kind do not push out pages of other kinds. */
export type PageKind = 'plain' | 'filtered' | 'numbered';

export interface PageCacheKey {
  kind: PageKind;
  /** The path, with the filters of its link in one order or with the number of its page. */
  key: string;
}

/**
 * Where a guest's page is cached; undefined for a page that is not cached. Made-up addresses must not fill the cache,
 * so a query that no page of ours links to is not cached. A made-up page number is a 404, and an error is not cached
 * either. `ownTracking`: parameters of the chain's own advertising links.
 */
export function pageCacheKey(
  { pathname, searchParams }: URL,
  ownTracking: readonly string[] = [],
): PageCacheKey | undefined {
  // The page of the app, and of an advertisement, is the page of everybody.
  const params = [...searchParams].filter(
    ([name, value]) =>
      `${name}=${value}` !== appStartMarker && !isTracking(name) && !ownTracking.includes(name),
  );
  const [first] = params;
  if (!first) return { kind: 'plain', key: pathname };
  const [name, value] = first;
  if (params.length === 1 && name === 'page' && numberedLists.includes(pathname)) {
    return /^[1-9]\d{0,4}$/.test(value) ? { kind: 'numbered', key: `${pathname}?page=${value}` } : undefined;
  }
  return filteredKey(pathname, params);
}

function filteredKey(pathname: string, params: [string, string][]): PageCacheKey | undefined {
  const isFilter = params.every(([name, value]) => filterParams.includes(name) && /^\d{1,9}$/.test(value));
  if (!isFilter || params.length > maxFilters) return undefined;
  const query = [...new Set(params.map(([name, value]) => `${name}=${Number(value)}`))].sort().join('&');
  return { kind: 'filtered', key: `${pathname}?${query}` };
}
