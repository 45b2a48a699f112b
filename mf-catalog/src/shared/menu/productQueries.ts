import { type LocationFields, productQuery } from '@storefront/api-client';
import type { Product } from '@storefront/api-contract';
import { queryOptions } from '@storefront/query';

/** A product for a place; while a new place is asked for, the same product stays on the screen. */
export const placedProductQuery = (slug: string, location: LocationFields) =>
  queryOptions({
    ...productQuery(slug, location),
    placeholderData: (previous, query) => (query?.queryKey[2] === slug ? previous : undefined),
  });

/** Slug of the group a product belongs to; undefined when the catalogue does not say. */
export function productGroup(product: Product): string | undefined {
  return product.group?.seo_page?.url || undefined;
}
