import { css, keyframes } from '@storefront/styles';
import {
  breakpoints,
  colour,
  elevation,
  layers,
  media,
  motion,
  radius,
  textStyles,
} from '@storefront/tokens';
import { visuallyHidden } from '@storefront/ui';

const belowXs = `@media (max-width: ${breakpoints.xs - 1}px)`;

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

/** A card in the bottom right corner, above the toolbar on narrow screens; a line at the bottom of a low window. */
export const rootClass = css({
  position: 'fixed',
  // Below the header's layer, so that it never covers a menu or panel of the header.
  zIndex: layers.toolbar,
  right: 24,
  width: 380,
  bottom: 'calc(80px + var(--dock, 0px) + env(safe-area-inset-bottom))',
  padding: '16px 16px 16px 20px',
  borderRadius: radius.lg,
  background: colour.surface,
  color: colour.ink,
  boxShadow: elevation[3],
  animation: `${appear} ${motion.slow} ${motion.out}`,
  [media.md]: { bottom: 'calc(24px + var(--dock, 0px))' },
  [media.sideways]: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    left: 'calc(12px + env(safe-area-inset-left))',
    right: 'calc(12px + env(safe-area-inset-right))',
    width: 'auto',
    bottom: 'calc(8px + var(--dock, 0px) + env(safe-area-inset-bottom))',
    padding: 4,
  },
  [media.forcedColors]: { border: '1px solid CanvasText' },
});
export const headClass = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  // The cross is the end of the line.
  [media.sideways]: { display: 'contents', '& > button': { order: 1 } },
});
export const titleClass = css({
  ...textStyles.title,
  flex: 1,
  paddingTop: 10,
  fontVariationSettings: 'normal',
  // A narrow line has room for its two buttons only.
  [media.sideways]: { padding: '0 0 0 12px', [belowXs]: visuallyHidden },
});
export const textClass = css({
  ...textStyles.s,
  marginBottom: 16,
  paddingRight: 8,
  color: colour.ink2,
  [media.sideways]: { display: 'none' },
});
export const choiceClass = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 10,
  paddingRight: 4,
  [media.sideways]: { padding: 0, [belowXs]: { flex: 1, '& > button': { paddingInline: 8 } } },
});
