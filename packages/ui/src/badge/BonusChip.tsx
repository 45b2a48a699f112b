import { css } from '@storefront/styles';
import { colour, radius, weight } from '@storefront/tokens';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

interface Props {
  /** The number as it is shown, with its sign when it is a change. */
  readonly children: ReactNode;
  /** The meaning of the number, for screen readers. */
  readonly label: string;
}

const rootClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 26,
  padding: '0 10px 0 8px',
  borderRadius: radius.full,
  background: colour.goldSoft,
  color: colour.goldInk,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});

/** An amount of bonuses: a balance or a change of it. */
export function BonusChip({ children, label }: Props) {
  return (
    <span className={rootClass}>
      <Sparkles size={16} aria-hidden />
      <VisuallyHidden>{label} </VisuallyHidden>
      {children}
    </span>
  );
}
