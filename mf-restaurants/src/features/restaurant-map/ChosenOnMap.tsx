import type { Restaurant } from '@storefront/api-contract';
import { paths } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, media } from '@storefront/tokens';
import { LinkButton, onPlainClick, VisuallyHidden } from '@storefront/ui';
import { RestaurantFacts } from '../../shared/restaurant/RestaurantFacts';
import { messages } from './messages';

interface Props {
  restaurant: Restaurant;
  now: Date;
  nearby: Coordinates | undefined;
  /** Level of the name on its page or panel. */
  titleAs: 'h2' | 'h3';
  /** Handles a plain click on «Подробнее»; by default the click follows the link to the restaurant's page. */
  onOpen?: () => void;
}

const cardClass = css({
  display: 'grid',
  gap: 12,
  padding: 16,
  background: colour.surface,
  boxShadow: `0 -1px 0 ${colour.line}`,
  [media.sm]: { padding: '16px 24px' },
});

/** The restaurant whose marker is chosen, under the map (spec §2, Burger restaurants). */
export function ChosenOnMap({ restaurant, now, nearby, titleAs: Title, onOpen }: Props) {
  const { name, slug } = restaurant;
  return (
    <section className={cardClass} aria-label={messages.chosen} aria-live="polite">
      <RestaurantFacts restaurant={restaurant} now={now} nearby={nearby} title={<Title>{name}</Title>} />
      <LinkButton href={paths.restaurant({ slug })} isWide size={44} onClick={onOpen && onPlainClick(onOpen)}>
        {messages.more}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </LinkButton>
    </section>
  );
}
