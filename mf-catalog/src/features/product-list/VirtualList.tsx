import { useLocationFields } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { css } from '@storefront/styles';
import { Grid } from '@storefront/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { useChosenLabels } from '../../shared/labels/chosenLabels';
import type { MenuCard, MenuGroup } from '../../shared/card/menuCard';
import { groupCardsQuery } from '../../shared/menu/menuQueries';
import { RowsPlaceholder } from './RowsPlaceholder';
import { useGridColumns } from './useGridColumns';
import { VirtualRows } from './VirtualRows';

export interface VirtualListProps {
  group: Pick<MenuGroup, 'id'>;
  /** Cards that came with the page. */
  cards: readonly MenuCard[];
  /** How many cards the list has in all. */
  count: number;
  /** How many pictures are fetched before all others. */
  eager?: number;
  renderCards: (cards: readonly MenuCard[], eager: number) => ReactNode;
  /** Height that each card has beyond a card of the shop, px. */
  extraHeight?: number;
  /** `table`: the menu without regard to the chosen address and labels. */
  menu?: 'order' | 'table';
}

/** Cards rendered at once, on the server too; rounded up to whole rows once the number of columns is known. */
const minInitialCards = 24;
const rowsPerChunk = 3;

// Rows of equal height, so that placeholders have the height that the cards will have.
const evenRowsClass = css({ '& article :is(h2, h3)': { minHeight: '2lh' } });

/**
 * A list of any length. It starts with the cards that came with the page. The rest is a placeholder: its
 * cards are loaded when the placeholder comes near the viewport and rendered a few rows at a time, only near
 * the viewport.
 */
export function VirtualList(props: VirtualListProps) {
  const { group, cards, count, eager = 0, extraHeight = 0, menu = 'order', renderCards } = props;
  const columns = useGridColumns();
  const [isRestNeeded, setRestNeeded] = useState(false);
  const requestRest = useCallback(() => setRestNeeded(true), []);
  const isIncomplete = cards.length < count;
  const orderQuery = groupCardsQuery(group, useLocationFields(), useChosenLabels());
  const { data, isError, refetch } = useQuery({
    ...(menu === 'table' ? groupCardsQuery(group) : orderQuery),
    enabled: isIncomplete && isRestNeeded,
  });
  const loaded = isIncomplete && data ? data.cards.slice(0, count) : cards;
  const total = isIncomplete && data ? loaded.length : count;
  if (isError && loaded.length < total) {
    return (
      <>
        {loaded.length > 0 && <Grid>{renderCards(loaded, 0)}</Grid>}
        <LoadFailure onRetry={() => void refetch()} />
      </>
    );
  }
  const wholeRows = columns === undefined ? minInitialCards : Math.ceil(minInitialCards / columns) * columns;
  const initial = cards.length === 0 ? 0 : Math.min(loaded.length, wholeRows);
  return (
    <div className={evenRowsClass}>
      {initial > 0 && <Grid>{renderCards(loaded.slice(0, initial), eager)}</Grid>}
      {columns === undefined
        ? total > initial && <RowsPlaceholder count={total - initial} extraHeight={extraHeight} />
        : chunks({ from: initial, to: total, size: columns * rowsPerChunk }).map(({ from, to }) => (
            <VirtualRows
              // Rows with another number of columns have another height.
              key={`${columns} ${from}`}
              count={to - from}
              isLoaded={from < loaded.length}
              onNeeded={requestRest}
              render={() => renderCards(loaded.slice(from, to), 0)}
              extraHeight={extraHeight}
            />
          ))}
    </div>
  );
}

function chunks({ from, to, size }: { from: number; to: number; size: number }) {
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, index) => ({
    from: from + index * size,
    to: Math.min(to, from + (index + 1) * size),
  }));
}
