import { css } from '@storefront/styles';
import { colour, media, motion, radius, textStyles, weight } from '@storefront/tokens';

/** A row of dishes that scrolls by touch, wheel and the arrow keys of its radios. */
export const dishesClass = css({
  position: 'relative',
  display: 'flex',
  gap: 10,
  // On phones the row extends to the edges of the window; elsewhere it leaves room for the first card's focus
  // ring.
  margin: '0 -12px',
  padding: '4px 12px 8px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPadding: '0 12px',
  [media.phone]: { margin: '0 -16px', padding: '4px 16px 8px', scrollPadding: '0 16px' },
  [media.sm]: { margin: '0 -4px', padding: '4px 4px 8px', scrollPadding: '0 4px' },
  scrollbarWidth: 'thin',
  overscrollBehaviorX: 'contain',
});

export const dishClass = css({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  width: 136,
  scrollSnapAlign: 'start',
  [media.sm]: { width: 156 },
});

/** The chosen dish has the accent ring. */
export const dishFaceClass = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: '100%',
  padding: 8,
  borderRadius: radius.lg,
  boxShadow: `inset 0 0 0 1.5px ${colour.line}`,
  transition: `background-color ${motion.fast}, box-shadow ${motion.fast}`,
  'input:checked ~ &': { background: colour.accentSoft, boxShadow: `inset 0 0 0 2px ${colour.accent}` },
  'input:focus-visible ~ &': { outline: `2px solid ${colour.focus}`, outlineOffset: 2 },
  '@media (forced-colors: active)': {
    border: '1px solid ButtonText',
    'input:checked ~ &': { border: '3px solid Highlight' },
  },
});

export const dishTextClass = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  justifyContent: 'space-between',
  gap: 4,
  minWidth: 0,
  padding: '0 4px 4px',
  overflowWrap: 'anywhere',
  '& > [data-part=name]': {
    ...textStyles.s,
    fontWeight: weight.strong,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  '& > [data-part=note]': { ...textStyles.xs, color: colour.ink2 },
});

export const partTitleClass = css({
  ...textStyles.title,
  padding: 0,
  marginBottom: 8,
  // Beside the arrows.
  '[data-cut=true] > &': { [media.hover]: { padding: '11px 104px 11px 0' } },
});
export const partFieldsetClass = css({ position: 'relative', minWidth: 0 });
export const partArrowsClass = css({ position: 'absolute', top: 0, right: 0 });
