import { promosQuery } from '@storefront/api-client';
import type { Promo } from '@storefront/api-contract';
import type { QueryClient } from '@storefront/query';
import { promoQuery } from './promoQuery';

/**
 * A promotion as the list and its own answer have it together: a list may leave the text out, and an answer the slug,
 * which is the promotion's address.
 */
export function joinPromo(
  slug: string,
  listed: Promo | undefined,
  detail: Promo | undefined,
): Promo | undefined {
  if (!listed || !detail) return listed ?? (detail && { ...detail, slug });
  const known = Object.entries(detail).filter(([, value]) => value !== null && value !== '');
  return { ...listed, ...Object.fromEntries(known), slug };
}

/** The promotion of this slug as the cache has it, also one that is over; undefined when there is none. */
export function cachedPromo(queryClient: QueryClient, slug: string): Promo | undefined {
  const listed = queryClient.getQueryData(promosQuery().queryKey)?.find((promo) => promo.slug === slug);
  return joinPromo(slug, listed, queryClient.getQueryData(promoQuery(slug).queryKey));
}

/**
 * When the promotion was read, in milliseconds. The list counts first: it may have come with a page that the server has
 * rendered, and then has the server's time.
 */
export function promoReadAt(queryClient: QueryClient, slug: string): number {
  const keys = [promosQuery().queryKey, promoQuery(slug).queryKey];
  return keys.map((key) => queryClient.getQueryState(key)?.dataUpdatedAt).find(Boolean) ?? 0;
}
