import { css } from '@storefront/styles';
import { breakpoints, colour, layers, media, motion, weight } from '@storefront/tokens';

// At the end of the page it has a place of its own, so it covers no content.
export const rootClass = css({
  position: 'sticky',
  bottom: 0,
  zIndex: layers.toolbar,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  height: 'calc(72px + env(safe-area-inset-bottom))',
  padding: '0 8px env(safe-area-inset-bottom)',
  background: colour.surface,
  boxShadow: `0 -1px 0 ${colour.line}`,
  // In a low window it scrolls away.
  [media.sideways]: { position: 'static' },
  [media.md]: { display: 'none' },
  [`@media (max-width: ${breakpoints.sm - 1}px)`]: { '&[data-hidden-on-phone=true]': { display: 'none' } },
});

/** Shared by the toolbar's links and buttons. */
export const itemStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  minWidth: 0,
  fontSize: '0.75rem',
  lineHeight: '0.875rem',
  fontWeight: weight.name,
  textAlign: 'center',
  color: colour.ink2,
  transition: `color ${motion.fast}`,
  '& > svg': { flex: 'none', strokeWidth: 1.75 },
  '&[aria-current=page]': { color: colour.accentInk },
  '&[aria-current=page] > svg': { fill: colour.accentSoftHover },
  '&[aria-busy=true] > svg': { opacity: 0.4, transition: `opacity ${motion.fast}` },
  '&:focus-visible': { outlineOffset: -4, borderRadius: 16 },
} as const;
