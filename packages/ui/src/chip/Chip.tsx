import { css } from '@storefront/styles';
import { colour, media, weight } from '@storefront/tokens';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { pressFeedback } from '../pressFeedback';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className'> {
  readonly icon?: ReactNode;
  /** For a filter that can be on or off; omit it for a chip that only runs an action. */
  readonly isSelected?: boolean;
  /** `whenSelected` shows a cross while the chip is on, as a sign that a press turns it off. */
  readonly crossed?: 'whenSelected' | 'never';
}

const rootClass = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  // On one line, unless the text is wider than the parent.
  flex: 'none',
  maxWidth: '100%',
  minHeight: 36,
  padding: '6px 14px',
  // Half of the height: a pill on one line, round corners on several.
  borderRadius: 18,
  background: colour.control,
  color: colour.ink,
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  fontWeight: weight.name,
  ...pressFeedback,
  '&::before': { content: '""', position: 'absolute', inset: '-4px 0' },
  [media.hover]: { '&:hover': { background: colour.controlHover } },
  '&[aria-pressed=true]': { background: colour.selected, color: colour.onSelected },
  '& > svg': { flex: 'none', strokeWidth: 2 },
  [media.forcedColors]: { '&[aria-pressed=true]': { borderWidth: 3, borderColor: 'Highlight' } },
});

/** A small pill: a filter or a quick choice. */
export function Chip({ icon, isSelected, crossed = 'never', children, ...rest }: ChipProps) {
  return (
    <button className={rootClass} type="button" aria-pressed={isSelected} {...rest}>
      {icon}
      {children}
      {isSelected && crossed === 'whenSelected' && <X size={16} aria-hidden />}
    </button>
  );
}
