import { colour, layers, media, motion, radius, weight } from '@storefront/tokens';

/** A press is felt: two percent smaller, unless the control is blocked. */
export const press = {
  transition: `background-color ${motion.fast}, color ${motion.fast}, transform ${motion.fast} ${motion.out}`,
  '&:active:not([aria-disabled=true])': { transform: 'scale(.98)' },
  [media.reducedMotion]: { '&:active:not([aria-disabled=true])': { transform: 'none' } },
} as const;

/** Out of sight, still read aloud and still focusable. */
export const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A native radio or checkbox that lies over its own drawing and takes the press. */
export const overlaidInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:disabled, &[aria-disabled=true]': { cursor: 'default' },
} as const;

/** The reason why a control is blocked, above it, on hover and on focus. */
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
  // Beside an edge of the screen it grows away from that edge.
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

/** What the owner of a tooltip does to show it. */
export const showsTooltip = {
  '&:focus-visible > [role=tooltip]': shown,
  '&:focus-visible > [role=tooltip][data-side]': shownAtSide,
  [media.hover]: {
    '&:hover > [role=tooltip]': shown,
    '&:hover > [role=tooltip][data-side]': shownAtSide,
  },
} as const;
