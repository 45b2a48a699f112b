import { serverOnlyMeta, useBrand } from '@storefront/contracts';
import { isPromoActive } from '@storefront/domain';
import styled from '@emotion/styled';
import { promosQuery } from '@storefront/api-client';
import { media } from '@storefront/tokens';
import { SkeletonGroup } from '@storefront/ui';
import { useQuery } from '@storefront/query';
import { showcaseOf } from '../../shared/promo-facts/promoFacts';
import { storiesOf } from '../../shared/stories/stories';
import { StoryStrip } from '../../shared/stories/StoryStrip';
import { Hero, HeroSkeleton } from './Hero';
import { messages } from './messages';
import { SmallPromo } from './SmallPromo';

// On a phone the stories come first and replace the cards; on a wide screen the hero comes first.
const Root = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingTop: 4,
  [media.md]: { gridTemplateColumns: 'minmax(0, 2.1fr) minmax(0, 1fr)', gap: 24, paddingTop: 8 },
});
const HeroSlot = styled.div({
  order: 2,
  [media.md]: { order: 1, '&[data-alone=true]': { gridColumn: '1 / -1' } },
});
const Cards = styled.ul({
  display: 'none',
  [media.md]: { order: 2, display: 'grid', gap: 24, gridAutoRows: 'minmax(0, 1fr)' },
});
const StoriesSlot = styled.div({ order: 1, minWidth: 0, [media.md]: { order: 3, gridColumn: '1 / -1' } });

/** Promotions above the menu. Renders nothing without promotions or when they fail to load. */
export default function PromoShowcase() {
  const { timeZone } = useBrand();
  const { data: promos, isPending, dataUpdatedAt } = useQuery({ ...promosQuery(), meta: serverOnlyMeta });
  if (isPending) {
    return (
      <SkeletonGroup label={messages.loading}>
        <HeroSkeleton />
      </SkeletonGroup>
    );
  }
  const now = new Date(dataUpdatedAt);
  const active = (promos ?? []).filter((promo) => isPromoActive(promo, now, timeZone));
  const { hero, cards } = showcaseOf(active);
  const stories = storiesOf(active, now, timeZone);
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
      {stories.length > 0 && (
        <StoriesSlot>
          <StoryStrip stories={stories} />
        </StoriesSlot>
      )}
    </Root>
  );
}
