import { css } from '@storefront/styles';
import { colour, textStyles } from '@storefront/tokens';
import type { ReactNode } from 'react';

export type BadgeKind = 'surface' | 'hot' | 'quiet' | 'ok' | 'gold' | 'plum';

export interface BadgeProps {
  /** `hot` is for a discount or the first badge of a panel; `surface` is for a tile. */
  readonly kind?: BadgeKind;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

const rootClass = css({
  display: 'inline-flex',
  alignItems: 'center',
  // On one line, unless the catalogue's text is wider than the parent.
  flex: 'none',
  maxWidth: '100%',
  gap: 5,
  minHeight: 26,
  padding: '3px 10px',
  // Half of the height: a pill on one line, round corners on several.
  borderRadius: 13,
  ...textStyles.badge,
  overflowWrap: 'anywhere',
  background: colour.surface,
  color: colour.ink,
  '&[data-kind=hot]': { background: colour.accent, color: colour.onAccent },
  '&[data-kind=quiet]': { background: colour.control },
  '&[data-kind=ok]': { background: colour.okSoft, color: colour.ok },
  '&[data-kind=gold]': { background: colour.goldSoft, color: colour.goldInk },
  '&[data-kind=plum]': { background: 'rgb(255 246 240 / .16)', color: colour.onPlum },
  '& > svg': { flex: 'none', strokeWidth: 2 },
});

/** A short label on a tile or beside a name. */
export function Badge({ kind = 'surface', icon, children }: BadgeProps) {
  return (
    <span className={rootClass} data-kind={kind}>
      {icon}
      {children}
    </span>
  );
}
