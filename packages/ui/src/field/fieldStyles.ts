import { colour, media, motion, radius, textStyles } from '@storefront/tokens';

/** The box of a text input; its border is thicker in focus and red when the value is invalid. */
export const fieldBox = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  // In rem, as its text: with a large font the label would lie over the value.
  minHeight: '3.25rem',
  padding: '0 16px',
  borderRadius: radius.md,
  background: colour.surface,
  boxShadow: `inset 0 0 0 1.5px ${colour.edge}`,
  transition: `background-color ${motion.fast}, box-shadow ${motion.fast}`,
  '&[data-look=quiet]': { background: colour.sunken, boxShadow: 'none' },
  '&:focus-within': { background: colour.surface, boxShadow: `inset 0 0 0 2px ${colour.focus}` },
  '&[data-invalid=true]': { background: colour.dangerSoft, boxShadow: `inset 0 0 0 2px ${colour.danger}` },
  '&[data-disabled=true]': { background: colour.sunken, boxShadow: 'none', color: colour.ink2 },
  '& > svg': { flex: 'none', color: colour.ink3, strokeWidth: 1.75 },
  // Forced colours remove shadows.
  [media.forcedColors]: {
    outline: '1px solid ButtonText',
    '&:focus-within': { outline: '3px solid Highlight' },
  },
} as const;

/** The input without styles of its own: `fieldBox` surrounds it. */
export const bareInput = {
  flex: 1,
  width: '100%',
  minWidth: 0,
  border: 0,
  padding: 0,
  background: 'none',
  color: colour.ink,
  outline: 'none',
  ...textStyles.body,
  '&:disabled': { color: colour.ink2, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  // A date picker: Safari would centre its date, and collapse an empty field.
  '&[type=date]': { appearance: 'none' },
  '&::-webkit-date-and-time-value': { minHeight: '1.5em', textAlign: 'left' },
} as const;

const floated = {
  transform: 'translateY(-.6875rem) scale(.8125)',
  color: colour.ink2,
} as const;

/** The label inside an empty box; floats up when the input is filled. It must follow the input. */
export const floatingLabel = {
  position: 'absolute',
  left: 0,
  right: 0,
  top: '.875rem',
  ...textStyles.body,
  color: colour.ink3,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // The pointer reaches the input below, which takes the focus and places the caret.
  pointerEvents: 'none',
  transformOrigin: 'left center',
  transition: `transform ${motion.fast} ${motion.out}`,
  'input:focus ~ &, textarea:focus ~ &': floated,
  'input:not(:placeholder-shown) ~ &, textarea:not(:placeholder-shown) ~ &': floated,
  // A separate rule: a browser that does not support the selector drops only this rule.
  'input:autofill ~ &': floated,
  '[data-invalid=true] &&': { color: colour.danger },
} as const;
