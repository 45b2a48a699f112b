import { colour, motion, radius } from '@storefront/tokens';

/** The frame of an option; it must follow its native input. */
export const choiceFace = {
  borderRadius: radius.md,
  boxShadow: `inset 0 0 0 1.5px ${colour.line}`,
  transition: `background-color ${motion.fast}, box-shadow ${motion.fast}`,
  'input:checked ~ &': { background: colour.accentSoft, boxShadow: `inset 0 0 0 2px ${colour.accent}` },
  // The thumbnail's tint is too close to the tint of the chosen row.
  'input:checked ~ & > [data-shape=thumb]': { background: colour.surface },
  'input:focus-visible ~ &': { outline: `2px solid ${colour.focus}`, outlineOffset: 2 },
  '[aria-disabled=true] ~ &': { background: colour.control, color: colour.ink2, boxShadow: 'none' },
} as const;

/** The round mark of a radio inside a frame. */
export const choiceDot = {
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: radius.full,
  boxShadow: `inset 0 0 0 2px ${colour.edge}`,
  transition: `box-shadow ${motion.fast}`,
  'input:checked ~ * > &': { background: colour.onAccent, boxShadow: `inset 0 0 0 7px ${colour.accent}` },
  '@media (forced-colors: active)': {
    border: '2px solid ButtonText',
    'input:checked ~ * > &': { borderWidth: 8, borderColor: 'Highlight' },
  },
} as const;
