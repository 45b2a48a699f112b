import { css } from '@storefront/styles';
import type { RefObject } from 'react';
import { RowArrows } from '../../shared/row-arrows/RowArrows';
import { arrowMessages } from './arrowMessages';

/** The tabs fade out before them. */
const rootClass = css({ flex: 'none', gap: 4, paddingLeft: 8 });

/** A chunk of its own: most windows are touched or show all tabs. */
export function TabArrows({ row }: { row: RefObject<HTMLElement | null> }) {
  return <RowArrows className={rootClass} row={row} labels={arrowMessages} />;
}
