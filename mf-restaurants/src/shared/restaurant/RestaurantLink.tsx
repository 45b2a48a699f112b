import type { Restaurant } from '@storefront/api-contract';
import { openPanel, paths, preloadPanel } from '@storefront/contracts';
import type { Coordinates } from '@storefront/domain';
import { css } from '@storefront/styles';
import { colour, media, motion, radius } from '@storefront/tokens';
import { onPlainClick } from '@storefront/ui';
import { Facade } from './Facade';
import { RestaurantFacts } from './RestaurantFacts';

interface Props {
  restaurant: Restaurant;
  now: Date;
  nearby: Coordinates | undefined;
}

const cardClass = css({
  display: 'flex',
  gap: 12,
  padding: 12,
  borderRadius: radius.lg,
  color: 'inherit',
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  transition: `background-color ${motion.fast}`,
  [media.hover]: { '&:hover': { background: colour.sunken } },
});

/** A restaurant in a panel: a link to its page, and a plain click opens its panel. */
export function RestaurantLink({ restaurant, now, nearby }: Props) {
  return (
    <a
      className={cardClass}
      href={paths.restaurant({ slug: restaurant.slug })}
      onPointerEnter={() => preloadPanel('restaurant')}
      onClick={onPlainClick(() => openPanel('restaurant', { slug: restaurant.slug }))}
    >
      <Facade restaurant={restaurant} />
      <RestaurantFacts restaurant={restaurant} now={now} nearby={nearby} title={<h3>{restaurant.name}</h3>} />
    </a>
  );
}
