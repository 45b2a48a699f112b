import { cachedProduct, productQuery } from '@storefront/api-client';
import type { CartItem, Product } from '@storefront/api-contract';
import { useQuery, useQueryClient } from '@storefront/query';

/**
 * The product of a line whose cart has no picture of it or no names of its modifiers (spec §3, Cart item): one call reads
 * it, unless the cache has it for any location.
 */
export function useWholeProduct({ product_id, product, modifiers }: CartItem): Product | undefined {
  const queryClient = useQueryClient();
  // Spec §3 names no slug: without one, the id is the product's address.
  const slug = product.slug ?? String(product_id);
  const isIncomplete =
    product.media_list.length === 0 || modifiers.some(({ id, name }) => id !== null && name === '');
  const known = isIncomplete ? cachedProduct(queryClient, slug) : undefined;
  const { data = known } = useQuery({ ...productQuery(slug), enabled: isIncomplete && !known });
  return data;
}
