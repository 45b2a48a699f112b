import { colour, textStyles, weight } from '@storefront/tokens';

/** A dish of the cart: its picture on the left, text and controls on the right. */
export const lineLayout = { display: 'flex', gap: 14, alignItems: 'flex-start' } as const;

export const lineBody = { flex: 1, minWidth: 0 } as const;

export const lineName = {
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
} as const;

export const lineNote = { ...textStyles.xs, color: colour.ink2, overflowWrap: 'anywhere' } as const;

export const lineFoot = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: 8,
} as const;
