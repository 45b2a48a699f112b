import { css } from '@storefront/styles';
import { media, textStyles } from '@storefront/tokens';

/** Extends the row to the edges of the page or panel while its first card stays aligned with the heading. */
const fullBleed = (gutter: number) => ({
  margin: `0 -${gutter}px`,
  padding: `2px ${gutter}px 8px`,
  scrollPadding: `0 ${gutter}px`,
});

/** A row that scrolls by touch, wheel, keyboard and arrows. */
export const trackClass = css({
  position: 'relative',
  display: 'flex',
  gap: 12,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  ...fullBleed(12),
  [media.phone]: fullBleed(16),
  [media.sm]: { gap: 16, ...fullBleed(24) },
});

export const itemClass = css({
  flex: 'none',
  // On a phone the third card is cut by the edge of the screen, which shows that the row goes on.
  width: 'clamp(128px, 36vw, 160px)',
  scrollSnapAlign: 'start',
  [media.sm]: {
    width: 200,
    // Most prices leave no room for the button beside them, so it stands below each price.
    '& [data-size=small] > :last-child': { flexDirection: 'column', alignItems: 'stretch' },
    '& [data-size=small] > :last-child > button': { justifyContent: 'center' },
  },
});

export const headClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 16,
});

/** An h2: below the title of a page or panel and above the h3 names of the cards. */
export const titleClass = css(textStyles.h3);
