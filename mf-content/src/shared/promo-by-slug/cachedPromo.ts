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
