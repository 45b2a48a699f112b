import { type LocationFields, productQuery } from '@storefront/api-client';
import type { Product } from '@storefront/api-contract';
import { type QueryClient, queryOptions } from '@storefront/query';
import { toMenuGroup } from './menuCard';

/** A product for a place; while a new place is asked for, the same product stays on the screen. */
export const placedProductQuery = (slug: string, location: LocationFields) =>
  queryOptions({
    ...productQuery(slug, location),
    placeholderData: (previous, query) => (query?.queryKey[2] === slug ? previous : undefined),
  });

/** A product that was asked for, whatever the place was. */
export function knownProduct(queryClient: QueryClient, slug: string): Product | undefined {
  const [found] = queryClient
    .getQueriesData<Product>({ queryKey: productQuery(slug).queryKey.slice(0, 3) })
    .flatMap(([, product]) => product ?? []);
  return found;
}

/** Slug of the group a product belongs to, as its cards name it; undefined when the catalogue does not say. */
export function productGroup({ group }: Product): string | undefined {
  return group ? toMenuGroup(group).slug : undefined;
}
