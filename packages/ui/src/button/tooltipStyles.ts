import { css } from '@storefront/styles';
import { colour, layers, media, motion, radius, weight } from '@storefront/tokens';

const shown = { visibility: 'visible', opacity: 1, transform: 'translate(-50%, 0)' } as const;
const shownAtSide = { ...shown, transform: 'none' } as const;

const blocked = '[aria-disabled=true]:not([aria-busy=true])';

/** Shows why a button is blocked, above it, while it is hovered or focused, or after a tap. */
export const tooltipClass = css({
  position: 'absolute',
  zIndex: layers.tooltip,
  left: '50%',
  bottom: 'calc(100% + 10px)',
  width: 'max-content',
  maxWidth: 'min(18rem, 84vw)',
  padding: '10px 16px',
  borderRadius: radius.sm,
  background: colour.plum,
  color: colour.onPlum,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: weight.name,
  letterSpacing: 'normal',
  textAlign: 'center',
  whiteSpace: 'normal',
  pointerEvents: 'none',
  visibility: 'hidden',
  opacity: 0,
  transform: 'translate(-50%, 4px)',
  transition: `opacity ${motion.fast}, transform ${motion.fast} ${motion.out}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    top: '100%',
    transform: 'translateX(-50%)',
    border: '7px solid transparent',
    borderBottomWidth: 0,
    borderTopColor: colour.plum,
  },
  // Beside an edge of the screen the tooltip grows away from that edge.
  '&[data-side=start]': { left: 0, transform: 'translateY(4px)', '&::after': { left: 32 } },
  '&[data-side=end]': {
    left: 'auto',
    right: 0,
    transform: 'translateY(4px)',
    '&::after': { left: 'auto', right: 20, transform: 'none' },
  },
  [`${blocked}:focus-visible > &`]: shown,
  [`${blocked}:focus-visible > &[data-side]`]: shownAtSide,
  [media.hover]: {
    [`${blocked}:hover > &`]: shown,
    [`${blocked}:hover > &[data-side]`]: shownAtSide,
  },
  // A tap hovers the button, and in most browsers focuses it, until the next tap elsewhere.
  [media.touch]: {
    [`${blocked}:is(:hover, :focus) > &`]: shown,
    [`${blocked}:is(:hover, :focus) > &[data-side]`]: shownAtSide,
  },
});
