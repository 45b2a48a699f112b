import { css } from '@storefront/styles';
import { colour } from '@storefront/tokens';
import type { ReactNode } from 'react';
import { keptText } from '../text/keptText';

export interface Definition {
  readonly term: string;
  readonly value: ReactNode;
  /** `good` for a discount, `bonus` for bonuses spent. */
  readonly tone?: 'plain' | 'good' | 'bonus';
}

const rootClass = css({ display: 'grid', gap: 10, fontSize: '0.9375rem', lineHeight: '1.25rem' });
const lineClass = css({
  display: 'grid',
  // Terms wrap before values do: a sum stays whole beside a long term.
  gridTemplateColumns: '1fr auto',
  gap: 16,
  '& > dt': { color: colour.ink2 },
  '& > dd': { textAlign: 'right', overflowWrap: 'anywhere' },
  '&[data-tone=good] > dd': { color: colour.ok },
  '&[data-tone=bonus] > dd': { color: colour.goldInk },
});

/** A bill or a set of facts: terms at the left, values at the right. */
export function DefinitionList({ items }: { readonly items: readonly Definition[] }) {
  return (
    <dl className={rootClass}>
      {items.map(({ term, value, tone = 'plain' }) => (
        <div className={lineClass} key={term} data-tone={tone}>
          <dt>{keptText(term)}</dt>
          <dd>{keptText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
