import { keyframes } from '@storefront/styles';
import { breakpoints, colour, elevation, layers, media, motion, radius } from '@storefront/tokens';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const toRight = keyframes({ to: { transform: 'translateX(100%)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });
const toBelow = keyframes({ to: { transform: 'translateY(100%)' } });
const growIn = keyframes({ from: { opacity: 0, transform: 'scale(.96)' } });
const shrinkOut = keyframes({ to: { opacity: 0, transform: 'scale(.96)' } });

/** Enters slowly and leaves quickly; only fades for reduced motion. */
function motionOf(enter: string, leave: string) {
  return {
    '&[data-state=open]': { animation: `${enter} ${motion.slow} ${motion.out}` },
    '&[data-state=closed]': { animation: `${leave} ${motion.middle} ${motion.in} forwards` },
    [media.reducedMotion]: {
      '&[data-state=open]': { animation: `${fadeIn} 120ms linear` },
      '&[data-state=closed]': { animation: `${fadeOut} 120ms linear forwards` },
    },
  };
}

/** A sheet that is leaving ignores clicks. */
const leaving = { '&:not([data-state=open])': { pointerEvents: 'none' } } as const;

/** Panels and modals share one layer, so the last one to open is on top. */
export const backdropStyles = {
  ...leaving,
  touchAction: 'none',
  position: 'fixed',
  inset: 0,
  zIndex: layers.panel,
  background: colour.backdrop,
  '&[data-tint=none]': { background: 'transparent' },
  ...motionOf(fadeIn, fadeOut),
} as const;

const wide = (px: number) => ({ width: `min(${px}px, 100vw - 48px)` });

/** What an on-screen keyboard hides of the window (features/visible-area). */
const above = 'var(--hidden-above, 0px)';
const below = 'var(--hidden-below, 0px)';

const side = {
  top: above,
  right: 0,
  bottom: below,
  width: '100%',
  paddingRight: 'env(safe-area-inset-right)',
  ...motionOf(fromRight, toRight),
  [media.sm]: { borderRadius: `${radius.panel} 0 0 ${radius.panel}` },
};

const modal = {
  left: 0,
  right: 0,
  bottom: below,
  maxHeight: `calc(90dvh - ${above} - ${below})`,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  paddingTop: 20,
  // Bottom sheet on phones, a centred card from `sm` up: their animations must not mix.
  [`@media (max-width: ${breakpoints.sm - 1}px)`]: motionOf(fromBelow, toBelow),
  [media.sm]: {
    inset: `${above} 0 ${below}`,
    margin: 'auto',
    width: 440,
    height: 'fit-content',
    borderRadius: radius.panel,
    paddingTop: 0,
    ...motionOf(growIn, shrinkOut),
  },
};

/** A column over the whole height: full screen on phones, 420 px wide from `sm` up. */
const story = { ...modal, top: above, maxHeight: 'none', borderRadius: 0, paddingTop: 0 };

/** A panel under another panel. Under a modal, which is centred, a panel does not move. */
const peeking = '&[data-shape^=panel][data-place=under]:not(:has(~ [data-shape^=modal]))';

export const surfaceStyles = {
  position: 'fixed',
  zIndex: layers.panel,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  outline: 'none',
  background: colour.surface,
  color: colour.ink,
  boxShadow: elevation[3],
  transition: `transform ${motion.slow} ${motion.out}`,
  overscrollBehavior: 'contain',
  // Safari scrolls a page whose overflow is hidden while its own bars are folded; only what scrolls in the sheet may pan.
  touchAction: 'pinch-zoom',
  ...leaving,
  '&[data-shape^=panel]': side,
  // A title of two lines fills the head of a panel, so the panel begins below the line that says there is no network.
  'html[data-network-line] &[data-shape^=panel]': { paddingTop: 24 },
  '&[data-shape^=modal]': modal,
  '&[data-shape=modal-tall]': { height: '90dvh' },
  '&[data-shape=story]': {
    ...story,
    [media.sm]: { ...modal[media.sm], width: 420, height: '100dvh', borderRadius: 0 },
  },
  [media.sm]: {
    '&[data-shape=panel]': wide(560),
    '&[data-shape=panel-product]': wide(640),
    '&[data-shape=panel-order]': wide(560),
    '&[data-shape=panel-take]': wide(1120),
    [peeking]: { transform: 'translateX(-24px)' },
  },
  [media.lg]: { '&[data-shape=panel-order]': wide(1000) },
  '&[data-place=deep]': { visibility: 'hidden' },
  [media.reducedMotion]: { [peeking]: { transform: 'none' } },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: colour.plum,
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${motion.slow}`,
  },
  '&[data-place=under]::after': { opacity: 0.08 },
  // The panel's content fills the sheet, also inside the elements that its loader puts around it.
  '& > [data-module^="panel:"]': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 },
} as const;
