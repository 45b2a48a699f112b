import { css } from '@storefront/styles';
import { colour, media, motion, radius } from '@storefront/tokens';

export const rootClass = css({
  position: 'relative',
  '&[data-shape=fill]': { height: '100%', borderRadius: 'inherit' },
});

/** A span, because a tile, itself a span, contains it. */
export const trackClass = css({
  position: 'relative',
  display: 'flex',
  width: '100%',
  height: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  // The tile clips an outline outside the track.
  '&:focus-visible': { outlineOffset: -4, borderRadius: radius.lg },
  [media.reducedMotion]: { scrollBehavior: 'auto' },
});

export const slideClass = css({ flex: 'none', width: '100%', height: '100%', scrollSnapAlign: 'center' });

/** Only for a mouse: on a touch screen the row is swiped. */
export const arrowsClass = css({
  display: 'none',
  position: 'absolute',
  insetInline: 16,
  top: '50%',
  justifyContent: 'space-between',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  '& > button': { pointerEvents: 'auto' },
  [media.hover]: { display: 'flex' },
});

export const dotsClass = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

/** A small dot in a target of full size. */
export const dotClass = css({
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 44px',
  minWidth: 24,
  height: 44,
  pointerEvents: 'auto',
  '&::before': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: radius.full,
    background: colour.edge,
    transition: `background-color ${motion.fast}, transform ${motion.fast}`,
  },
  '&[aria-current=true]::before': { background: colour.selected, transform: 'scale(1.5)' },
  // A rim, so that the dots show on any photograph.
  '[data-ground=photo] &::before': { boxShadow: `0 0 0 2px ${colour.surface}` },
  '@media (forced-colors: active)': {
    '&::before': { border: '1px solid ButtonText' },
    '&[aria-current=true]::before': { borderWidth: 4 },
  },
});
