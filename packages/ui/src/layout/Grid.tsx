import { css } from '@storefront/styles';
import type { ReactNode } from 'react';
import { stylePerGridStep } from './gridSteps';

const gridClass = css({
  display: 'grid',
  ...stylePerGridStep(({ columns, columnGap, rowGap }) => ({
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: `${rowGap}px ${columnGap}px`,
  })),
});

/** The product grid: from two columns on a phone to five on the widest screens, see `gridSteps`. */
export const Grid = ({ children }: { readonly children: ReactNode }) => (
  <div className={gridClass}>{children}</div>
);
