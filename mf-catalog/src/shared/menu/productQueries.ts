import { type LocationFields, productQuery } from '@storefront/api-client';
import type { Product } from '@storefront/api-contract';
import { type QueryClient, queryOptions } from '@storefront/query';

/** A product at a location. While a new location loads, the data of the previous one stays on the screen. */
export const productAtLocationQuery = (slug: string, location: LocationFields) =>
  queryOptions({
    ...productQuery(slug, location),
    placeholderData: (previous, query) => (query?.queryKey[2] === slug ? previous : undefined),
  });

/** A product from the cache, for whatever location it was loaded. */
export function cachedProduct(queryClient: QueryClient, slug: string): Product | undefined {
  const [found] = queryClient
    .getQueriesData<Product>({ queryKey: productQuery(slug).queryKey.slice(0, 3) })
    .flatMap(([, product]) => product ?? []);
  return found;
}
