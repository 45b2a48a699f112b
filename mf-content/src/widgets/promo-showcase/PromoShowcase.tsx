import { serverOnlyMeta, useBrand } from '@storefront/contracts';
import { isPromoActive } from '@storefront/domain';
import { promosQuery } from '@storefront/api-client';
import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import { SkeletonGroup, Skeleton } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { usePresent } from '../../shared/present/usePresent';
import { leadingPromo } from '../../shared/promo-facts/promoFacts';
import { Hero, heroSkeletonClass } from './Hero';
import { messages } from './messages';

const rootClass = css({ paddingTop: 4, [media.md]: { paddingTop: 8 } });

/** The leading promotion above the menu. Renders nothing without promotions or when they fail to load. */
export default function PromoShowcase() {
  const { timeZone } = useBrand();
  const { data: promos, isPending, dataUpdatedAt } = useQuery({ ...promosQuery(), meta: serverOnlyMeta });
  const now = usePresent(dataUpdatedAt);
  if (isPending) {
    return (
      <SkeletonGroup label={messages.loading}>
        <Skeleton className={heroSkeletonClass} />
      </SkeletonGroup>
    );
  }
  const hero = leadingPromo((promos ?? []).filter((promo) => isPromoActive(promo, now, timeZone)));
  if (!hero) return null;
  return (
    <section className={rootClass} aria-label={messages.label}>
      <Hero promo={hero} />
    </section>
  );
}
