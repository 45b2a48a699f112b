import { colour, textStyles, weight } from '@storefront/tokens';
import type { ReactNode } from 'react';

/** Thumbnail, two lines of text, control: 64 px high. */
export const optionRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 64,
  padding: '8px 14px 8px 10px',
  minWidth: 0,
} as const;

export const optionText = {
  flex: 1,
  minWidth: 0,
  // Without a thumbnail the text needs more distance from the round corner.
  '&:first-child': { paddingLeft: 6 },
} as const;
export const optionTitle = {
  display: 'block',
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: weight.strong,
} as const;
export const optionNote = { display: 'block', ...textStyles.xs, color: colour.ink2 } as const;

export interface OptionRowContent {
  readonly title: string;
  /** Its surcharge or description. */
  readonly note?: ReactNode;
  /** A 48-px tile. */
  readonly picture?: ReactNode;
}
