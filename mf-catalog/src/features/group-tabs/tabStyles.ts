import { css } from '@storefront/styles';
import { colour, layers, media, motion, radius, weight } from '@storefront/tokens';

/**
 * Sticks below the header, which is 64 px high, 80 from `md`. On narrow screens the header hides while the
 * visitor scrolls down.
 */
export const barClass = css({
  position: 'sticky',
  top: 64,
  marginTop: 20,
  transition: `top ${motion.middle} ${motion.out}`,
  'header[data-away=true] ~ main &': { top: 0 },
  [media.md]: { marginTop: 8, '&, header[data-away=true] ~ main &': { top: 80 } },
  '&[data-layout=bare]': { top: 0 },
  // On a phone on its side and at 400 % zoom the dishes need the height.
  [media.sideways]: { position: 'static' },
  zIndex: layers.sticky,
  background: colour.bg,
  boxShadow: `0 1px 0 ${colour.line}`,
});

export const barContentClass = css({ display: 'flex', alignItems: 'center' });

/** Width of the fade at the end of the row, px: half a word at a hard edge looks like a mistake. */
const fade = 32;

export const rowClass = css({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  gap: 4,
  // On narrow screens the row extends to the edges of the window.
  margin: '0 -12px',
  padding: '9px 12px',
  scrollPadding: '0 12px',
  maskImage: `linear-gradient(to right, #000 calc(100% - ${fade}px), transparent)`,
  [media.phone]: { margin: '0 -16px', padding: '9px 16px' },
  [media.xs]: { margin: '0 -20px', padding: '9px 20px' },
  [media.sm]: { margin: '0 -24px', padding: '9px 24px' },
  [media.md]: { margin: 0, padding: `9px ${fade}px 9px 0` },
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
});

export const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 44,
  padding: '0 15px',
  borderRadius: radius.full,
  color: colour.ink2,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: weight.name,
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.middle}, color ${motion.middle}`,
  '&[aria-current]': { background: colour.selected, color: colour.onSelected, fontWeight: weight.strong },
  '&:focus-visible': { outlineOffset: -2 },
  [media.hover]: { '&:hover:not([aria-current])': { background: colour.control, color: colour.ink } },
  // Forced colours would remove the background of the current tab.
  [media.forcedColors]: { '&[aria-current]': { forcedColorAdjust: 'none' } },
} as const;

/** The place of the cart button on screens without the bottom toolbar. */
export const cartSlotClass = css({
  display: 'none',
  flex: 'none',
  // Keeps the button at the end when a filter leaves no tabs.
  marginLeft: 'auto',
  [media.md]: { display: 'block', '&:not(:empty)': { paddingLeft: 24 } },
});
