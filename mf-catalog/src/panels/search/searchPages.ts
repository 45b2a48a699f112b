import { type LocationFields, searchQuery } from '@storefront/api-client';
import type { Group, ProductCard } from '@storefront/api-contract';
import { queryOptions } from '@storefront/query';
import { hasGroups } from '../../shared/menu/menu';

/** The matches of a phrase on the pages loaded so far. */
export interface SearchAnswer {
  products: ProductCard[];
  groups: Group[];
  /** How many products all pages have. */
  total: number;
  hasMore: boolean;
}

type Page = Pick<SearchAnswer, 'groups'> & { data: ProductCard[]; meta: { total: number } | null };

/**
 * Joins pages into one answer. A product that moved between pages meanwhile is listed once. A page without
 * new products is the last one, whatever the total is.
 */
export function joinPages(pages: readonly Page[]): SearchAnswer {
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

/** The first `count` pages; cached pages are not requested again. */
export const searchPagesQuery = (phrase: string, location: LocationFields, count: number) =>
  queryOptions({
    queryKey: ['catalogue', 'search-pages', phrase, location, count],
    queryFn: async ({ client }) => {
      const numbers = Array.from({ length: count }, (_, index) => index + 1);
      const fetchPage = (page: number) => client.fetchQuery(searchQuery(phrase, location, page));
      const answer = joinPages(await Promise.all(numbers.map(fetchPage)));
      if (hasGroups(answer.products)) return answer;
      const { withGroups } = await import('../../shared/menu/loadMenu');
      return { ...answer, products: await withGroups(answer.products, location, client) };
    },
    enabled: phrase !== '',
    // Each page has its own retries.
    retry: false,
  });
