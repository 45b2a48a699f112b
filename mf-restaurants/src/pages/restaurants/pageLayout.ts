import { css } from '@storefront/styles';
import { breakpoints, media, radius } from '@storefront/tokens';

const narrow = `@media (max-width: ${breakpoints.md - 1}px)`;
const withoutScript = '@media (scripting: none)';

/** The title, and the filters beside or below it. */
export const headClass = css({
  [narrow]: { '& > :first-of-type': { marginBottom: 12 }, '& > :last-child': { marginBottom: 16 } },
  [media.md]: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 24 },
});

/** Switches between the list and the map on narrow screens. Without a script only the list is shown. */
export const viewSwitchClass = css({
  marginBottom: 16,
  [media.md]: { display: 'none' },
  [withoutScript]: { display: 'none' },
});

/** The list and the map: side by side on wide screens, either of them on narrow ones. */
export const sidesClass = css({
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(340px, 456px) minmax(0, 1fr)',
    alignItems: 'start',
    gap: 24,
  },
  [narrow]: {
    '&[data-view=map] > [data-side=list], &[data-view=list] > [data-side=map]': { display: 'none' },
  },
  // The list also fills the place of the map.
  [withoutScript]: { display: 'block' },
});

export const listClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 12,
  // The page scrolls to a card that is chosen on the map, and the sticky header must not cover it.
  '& > li': { scrollMargin: '104px 0 96px' },
});
export const cardSkeletonClass = css({ height: 132, margin: 0, borderRadius: radius.lg });

/** Stays in view beside the list. */
export const mapSideClass = css({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  overflow: 'clip',
  borderRadius: radius.panel,
  [narrow]: { height: 'calc(100dvh - 216px)', minHeight: 420 },
  [media.md]: {
    position: 'sticky',
    top: 96,
    // The whole map is in view even before the page is scrolled.
    height: 'calc(100dvh - 192px)',
    minHeight: 420,
    // The card in the list already shows the chosen restaurant.
    '& > section': { display: 'none' },
  },
  // The map needs a script.
  [withoutScript]: { display: 'none' },
});
