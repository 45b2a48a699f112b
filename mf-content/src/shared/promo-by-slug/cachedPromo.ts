import { promosQuery } from '@storefront/api-client';
import type { Promo } from '@storefront/api-contract';
import type { QueryClient } from '@storefront/query';
import { promoQuery } from './promoQuery';

/**
 * Joins the listed promotion with its detail: a list may lack the text, and a detail the slug for the promotion's URL.
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

/** The cached promotion with this slug, even if it is over; undefined when the cache has none. */
export function cachedPromo(queryClient: QueryClient, slug: string): Promo | undefined {
  const listed = queryClient.getQueryData(promosQuery().queryKey)?.find((promo) => promo.slug === slug);
  return joinPromo(slug, listed, queryClient.getQueryData(promoQuery(slug).queryKey));
}

/**
 * When the promotion was read, in milliseconds. The time of the list counts first: the list may have come with a
 * server-rendered page, and then has the server's time.
 */
export function promoReadAt(queryClient: QueryClient, slug: string): number {
  const keys = [promosQuery().queryKey, promoQuery(slug).queryKey];
  return keys.map((key) => queryClient.getQueryState(key)?.dataUpdatedAt).find(Boolean) ?? 0;
}
