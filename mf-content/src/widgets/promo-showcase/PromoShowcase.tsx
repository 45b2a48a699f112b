import { serverOnlyMeta } from '@storefront/contracts';
import styled from '@emotion/styled';
import { promosQuery } from '@storefront/api-client';
import { media, radius } from '@storefront/tokens';
import { Skeleton, SkeletonGroup } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { showcaseOf } from '../../features/promo-facts';
import { Hero } from './Hero';
import { messages } from './messages';
import { heroHeight } from './showcaseSizes';
import { SmallPromo } from './SmallPromo';
import { Stories } from './Stories';

// On a phone the stories come first and the cards are left to them; on a wide screen the hero leads.
const Root = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingTop: 4,
  [media.md]: { gridTemplateColumns: 'minmax(0, 2.1fr) minmax(0, 1fr)', gap: 24, paddingTop: 8 },
});
const HeroPlace = styled.div({
  order: 2,
  [media.md]: { order: 1, '&[data-alone=true]': { gridColumn: '1 / -1' } },
});
const Cards = styled.ul({
  display: 'none',
  [media.md]: { order: 2, display: 'grid', gap: 24, gridAutoRows: 'minmax(0, 1fr)' },
});
const StoriesPlace = styled.nav({ order: 1, minWidth: 0, [media.md]: { order: 3, gridColumn: '1 / -1' } });
const HeroSkeleton = styled(Skeleton)({
  height: heroHeight.phone,
  borderRadius: radius.xl,
  [media.md]: { height: heroHeight.desktop },
});

/**
 * Promotions above the menu. It is an extra of the page it stands on: without promotions, or when they cannot be
 * read, there is simply the menu.
 */
export default function PromoShowcase() {
  const { data: promos, isPending } = useQuery({ ...promosQuery(), meta: serverOnlyMeta });
  if (isPending) {
    return (
      <SkeletonGroup label={messages.loading}>
        <HeroSkeleton />
      </SkeletonGroup>
    );
  }
  const { hero, cards, stories } = showcaseOf(promos ?? []);
  if (!hero) return null;
  return (
    <Root aria-label={messages.label}>
      <HeroPlace data-alone={cards.length === 0 || undefined}>
        <Hero promo={hero} />
      </HeroPlace>
      {cards.length > 0 && (
        <Cards>
          {cards.map((promo) => (
            <li key={promo.id}>
              <SmallPromo promo={promo} />
            </li>
          ))}
        </Cards>
      )}
      {stories.length > 0 && (
        <StoriesPlace aria-label={messages.stories}>
          <Stories promos={stories} />
        </StoriesPlace>
      )}
    </Root>
  );
}
