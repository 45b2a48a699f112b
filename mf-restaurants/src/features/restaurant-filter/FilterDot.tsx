import { css } from '@storefront/styles';
import { colour, media, radius } from '@storefront/tokens';
import { isFiltered, useRestaurantFilter } from './restaurantFilter';

const dotClass = css({
  position: 'absolute',
  top: -2,
  right: -2,
  width: 12,
  height: 12,
  borderRadius: radius.full,
  background: colour.accent,
  boxShadow: `0 0 0 2px ${colour.surface}`,
  [media.forcedColors]: { background: 'Highlight' },
});

/** The dot at the filter button while filters or nearby are on (spec §2). The button is positioned and also says it. */
export function FilterDot() {
  return useRestaurantFilter(isFiltered) && <span className={dotClass} aria-hidden />;
}
