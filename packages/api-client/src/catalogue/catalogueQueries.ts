import { catalogue, type Product } from '@storefront/api-contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';
import type { LocationFields } from '../location/location';

const noLocation: LocationFields = {};

/** Menu groups for a location (spec §7, Catalogue). */
export const groupsQuery = (location = noLocation) =>
  queryOptions({
    queryKey: ['catalogue', 'groups', location],
    queryFn: ({ client, signal }) => apiOf(client).call(catalogue.groups, { query: location, signal }),
    placeholderData: keepPreviousData,
  });

/**
 * Labels to filter products by, each with the number of products it would leave beside the chosen labels. A
 * failure is only logged (spec §8): the menu works without its filter.
 */
export const labelsQuery = (chosen: readonly number[] = [], location = noLocation) =>
  queryOptions({
    queryKey: ['catalogue', 'labels', chosen, location],
    queryFn: ({ client, signal }) =>
      apiOf(client)
        .call(catalogue.labels, {
          query: { ...location, label: 'show', ...(chosen.length > 0 ? { labels: [...chosen] } : {}) },
          signal,
        })
        .catch((error: unknown) => {
          if (!signal.aborted) console.warn('the labels could not be loaded', error);
          throw error;
        }),
    placeholderData: keepPreviousData,
  });

/** A group of the menu by its slug; an unknown slug is an ApiError with status 404 (spec §7, Catalogue). */
export const groupQuery = (slug: string) =>
  queryOptions({
    queryKey: ['catalogue', 'group', slug],
    queryFn: async ({ client, signal }) => {
      const { dishCalls } = await loadDeferredCalls();
      return apiOf(client).call(dishCalls.group, { path: { slug }, signal });
    },
  });

/**
 * A product by its slug, as it is sold at the location; an unknown slug is an ApiError with status 404 (spec §7,
 * Catalogue).
 */
export const productQuery = (slug: string, location = noLocation) =>
  queryOptions({
    queryKey: ['catalogue', 'product', slug, location],
    queryFn: async ({ client, signal }) => {
      const { dishCalls } = await loadDeferredCalls();
      return apiOf(client).call(dishCalls.product, { path: { slug }, query: location, signal });
    },
  });

/** A product from the cache, loaded for any location. */
export function cachedProduct(queryClient: QueryClient, slug: string): Product | undefined {
  const [found] = queryClient
    .getQueriesData<Product>({ queryKey: productQuery(slug).queryKey.slice(0, 3) })
    .flatMap(([, product]) => product ?? []);
  return found;
}

/**
 * A page of search results; pages count from 1. A phrase that is blank after trimming makes no call (spec
 * §5).
 */
export const searchQuery = (phrase: string, location = noLocation, page = 1) =>
  queryOptions({
    queryKey: ['catalogue', 'search', phrase.trim(), location, page],
    queryFn: async ({ client, signal }) => {
      const { dishCalls } = await loadDeferredCalls();
      const body = { phrase: phrase.trim(), page };
      return apiOf(client).call(dishCalls.search, { query: location, body, signal });
    },
    enabled: phrase.trim() !== '',
  });
