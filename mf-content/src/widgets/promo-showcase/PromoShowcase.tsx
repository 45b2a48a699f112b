import { serverOnlyMeta, useBrand } from '@storefront/contracts';
import { isPromoActive } from '@storefront/domain';
import { promosQuery } from '@storefront/api-client';
import { css } from '@storefront/styles';
import { media } from '@storefront/tokens';
import { SkeletonGroup, Skeleton } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { usePresent } from '../../shared/present/usePresent';
import { showcaseOf } from '../../shared/promo-facts/promoFacts';
import { Hero, heroSkeletonClass } from './Hero';
import { messages } from './messages';
import { SmallPromo } from './SmallPromo';

const rootClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 4,
  [media.md]: { gridTemplateColumns: 'minmax(0, 2.1fr) minmax(0, 1fr)', gap: 24, paddingTop: 8 },
});
const heroSlotClass = css({ [media.md]: { '&[data-alone=true]': { gridColumn: '1 / -1' } } });
// A phone has the stories instead, which the page embeds itself.
const cardsClass = css({
  display: 'none',
  [media.md]: { display: 'grid', gap: 24, gridAutoRows: 'minmax(0, 1fr)' },
});

/** Promotions above the menu. Renders nothing without promotions or when they fail to load. */
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
  const active = (promos ?? []).filter((promo) => isPromoActive(promo, now, timeZone));
  const { hero, cards } = showcaseOf(active);
  if (!hero) return null;
  return (
    <section className={rootClass} aria-label={messages.label}>
      <div className={heroSlotClass} data-alone={cards.length === 0 || undefined}>
        <Hero promo={hero} />
      </div>
      {cards.length > 0 && (
        <ul className={cardsClass}>
          {cards.map((promo) => (
            <li key={promo.id}>
              <SmallPromo promo={promo} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
