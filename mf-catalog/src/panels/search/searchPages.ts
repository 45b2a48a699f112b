import { type LocationFields, searchQuery } from '@storefront/api-client';
import type { Group, ProductCard } from '@storefront/api-contract';
import { queryOptions } from '@storefront/query';

/** What a phrase finds, so far as its pages have been read. */
export interface Found {
  products: ProductCard[];
  groups: Group[];
  /** How many products there are on all pages. */
  total: number;
  hasMore: boolean;
}

type Page = Pick<Found, 'groups'> & { data: ProductCard[]; meta: { total: number } | null };

/**
 * Pages as one answer. A product that moved from page to page meanwhile stands there once; a page that brings nothing
 * new is the last one, whatever the total says.
 */
export function joinPages(pages: readonly Page[]): Found {
  const products = new Map<number, ProductCard>();
  let isGrowing = true;
  for (const { data } of pages) {
    const before = products.size;
    for (const product of data) if (!products.has(product.id)) products.set(product.id, product);
    isGrowing = products.size > before;
  }
  const total = Math.max(products.size, pages.at(-1)?.meta?.total ?? 0);
  return {
    products: [...products.values()],
    groups: pages[0]?.groups ?? [],
    total,
    hasMore: isGrowing && products.size < total,
  };
}

/** The first `count` pages; those that were read before are not asked for again. */
export const searchPagesQuery = (phrase: string, location: LocationFields, count: number) =>
  queryOptions({
    queryKey: ['catalogue', 'search-pages', phrase, location, count],
    queryFn: async ({ client }) => {
      const numbers = Array.from({ length: count }, (_, index) => index + 1);
      const ask = (page: number) => client.fetchQuery(searchQuery(phrase, location, page));
      return joinPages(await Promise.all(numbers.map(ask)));
    },
    enabled: phrase !== '',
    // Its pages are tried again on their own.
    retry: false,
  });
