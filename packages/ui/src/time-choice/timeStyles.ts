import { colour, media, motion, radius, textStyles, weight } from '@storefront/tokens';

/** A day or a slot: filled when chosen, crossed out when unavailable. */
export const timeFace = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: 48,
  padding: '4px 10px',
  borderRadius: radius.sm,
  ...textStyles.s,
  fontWeight: weight.strong,
  textAlign: 'center',
  background: colour.control,
  color: colour.ink,
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  [media.hover]: { 'input:enabled:hover ~ &': { background: colour.controlHover } },
  'input:checked ~ &, input:enabled:checked:hover ~ &': {
    background: colour.selected,
    color: colour.onSelected,
  },
  'input:focus-visible ~ &': { outline: `2px solid ${colour.focus}`, outlineOffset: 2 },
  'input:disabled ~ &': {
    background: 'transparent',
    color: colour.ink3,
    boxShadow: `inset 0 0 0 1.5px ${colour.line}`,
    textDecoration: 'line-through',
  },
  [media.forcedColors]: {
    border: '1px solid ButtonText',
    'input:checked ~ &': { borderWidth: 3, borderColor: 'Highlight' },
  },
} as const;
