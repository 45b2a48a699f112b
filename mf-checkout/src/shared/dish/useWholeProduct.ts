import { cachedProduct, productQuery } from '@storefront/api-client';
import type { CartItem, Product } from '@storefront/api-contract';
import { useQuery, useQueryClient } from '@storefront/query';

/**
 * The product of a line whose cart has no picture of it or no names of its modifiers (spec §3, Cart item): one call reads
 * it, unless the cache has it for any location. The server's answer completes a line that is still being added.
 */
export function useWholeProduct({
  id: lineId,
  product_id,
  product,
  modifiers,
}: CartItem): Product | undefined {
  const queryClient = useQueryClient();
  // Spec §3 names no slug: without one, the id is the product's address.
  const slug = product.slug ?? String(product_id);
  const isBeingAdded = lineId < 0;
  const lacksNames = modifiers.some(({ id, name }) => id !== null && name === '');
  const isIncomplete = !isBeingAdded && (product.media_list.length === 0 || lacksNames);
  const known = isIncomplete ? cachedProduct(queryClient, slug) : undefined;
  const { data = known } = useQuery({ ...productQuery(slug), enabled: isIncomplete && !known });
  return data;
}
