import { colour, layers, media, motion, radius, weight } from '@storefront/tokens';

/** Shows why a button is blocked, above it, while it is hovered or focused, or after a tap. */
export const tooltip = {
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
} as const;

const shown = { visibility: 'visible', opacity: 1, transform: 'translate(-50%, 0)' } as const;
const shownAtSide = { ...shown, transform: 'none' } as const;

/** Goes into the styles of the button that contains the tooltip. */
export const revealTooltip = {
  '&:focus-visible > [role=tooltip]': shown,
  '&:focus-visible > [role=tooltip][data-side]': shownAtSide,
  [media.hover]: {
    '&:hover > [role=tooltip]': shown,
    '&:hover > [role=tooltip][data-side]': shownAtSide,
  },
  // A tap hovers the button, and in most browsers focuses it, until the next tap elsewhere.
  [media.touch]: {
    '&:is(:hover, :focus) > [role=tooltip]': shown,
    '&:is(:hover, :focus) > [role=tooltip][data-side]': shownAtSide,
  },
} as const;
