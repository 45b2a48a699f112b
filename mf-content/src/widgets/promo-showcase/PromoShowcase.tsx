import { serverOnlyMeta, useBrand } from '@storefront/contracts';
import { isPromoActive } from '@storefront/domain';
import styled from '@emotion/styled';
import { promosQuery } from '@storefront/api-client';
import { media } from '@storefront/tokens';
import { SkeletonGroup } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { usePresent } from '../../shared/present/usePresent';
import { showcaseOf } from '../../shared/promo-facts/promoFacts';
import { Hero, HeroSkeleton } from './Hero';
import { messages } from './messages';
import { SmallPromo } from './SmallPromo';

const Root = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: 4,
  [media.md]: { gridTemplateColumns: 'minmax(0, 2.1fr) minmax(0, 1fr)', gap: 24, paddingTop: 8 },
});
const HeroSlot = styled.div({ [media.md]: { '&[data-alone=true]': { gridColumn: '1 / -1' } } });
// A phone has the stories instead, which the page embeds itself.
const Cards = styled.ul({
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
        <HeroSkeleton />
      </SkeletonGroup>
    );
  }
  const active = (promos ?? []).filter((promo) => isPromoActive(promo, now, timeZone));
  const { hero, cards } = showcaseOf(active);
  if (!hero) return null;
  return (
    <Root aria-label={messages.label}>
      <HeroSlot data-alone={cards.length === 0 || undefined}>
        <Hero promo={hero} />
      </HeroSlot>
      {cards.length > 0 && (
        <Cards>
          {cards.map((promo) => (
            <li key={promo.id}>
              <SmallPromo promo={promo} />
            </li>
          ))}
        </Cards>
      )}
    </Root>
  );
}
