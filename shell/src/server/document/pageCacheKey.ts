import { filterParams } from '@storefront/contracts';

/** Pages with more filters than this are too rarely requested to be cached. */
const maxFilters = 3;

/**
 * The key under which a guest's page is cached: its path, with the filters of its link in one order. Undefined, and so
 * not cached, for any other query and for filters that no page of ours links to: made-up addresses must not fill the
 * cache.
 */
export function pageCacheKey({ pathname, searchParams }: URL): string | undefined {
  const params = [...searchParams];
  const isFilter = params.every(([name, value]) => filterParams.includes(name) && /^\d{1,9}$/.test(value));
  if (!isFilter || params.length > maxFilters) return undefined;
  const query = [...new Set(params.map(([name, value]) => `${name}=${Number(value)}`))].sort().join('&');
  return query ? `${pathname}?${query}` : pathname;
}
