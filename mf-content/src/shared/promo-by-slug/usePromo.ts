import { promosQuery } from '@storefront/api-client';
import type { Promo } from '@storefront/api-contract';
import { useBrand } from '@storefront/contracts';
import { isPromoActive } from '@storefront/domain';
import { useQuery } from '@storefront/query';
import { type ReadFailure, toLoadFailure } from '@storefront/ui';
import { usePresent } from '../present/usePresent';
import { joinPromo } from './cachedPromo';
import { isUnknownSlug } from './isUnknownSlug';
import { promoQuery } from './promoQuery';

export type FoundPromo =
  | { state: 'loading' }
  /** There is no such promotion, or it has not begun or is over. */
  | { state: 'missing' }
  | { state: 'failed'; error: Error | null; failure: ReadFailure }
  | { state: 'ready'; promo: Promo; now: Date };

/** The promotion with this slug. The listed fields are shown while the detail loads, or when it fails. */
export function usePromo(slug: string): FoundPromo {
  const { timeZone } = useBrand();
  const list = useQuery(promosQuery());
  const detail = useQuery(promoQuery(slug));
  const listed = list.data?.find((promo) => promo.slug === slug);
  const promo = joinPromo(slug, listed, detail.data);
  const now = usePresent(list.dataUpdatedAt || detail.dataUpdatedAt);

  if (promo) {
    return isPromoActive(promo, now, timeZone) ? { state: 'ready', promo, now } : { state: 'missing' };
  }
  const failure = toLoadFailure(detail);
  // A list that waits for a network is pending too, but does not load.
  if (list.isLoading || !failure) return { state: 'loading' };
  const { error } = detail;
  if (isUnknownSlug(error)) return { state: 'missing' };
  const onRetry = () => void Promise.all([list.refetch(), detail.refetch()]);
  return { state: 'failed', error, failure: { ...failure, onRetry } };
}
