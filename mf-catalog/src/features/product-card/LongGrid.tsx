import styled from '@emotion/styled';
import { useLocationFields } from '@storefront/api-client';
import { useQuery } from '@storefront/query';
import { Grid } from '@storefront/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { LoadFailure } from '../../shared/load-failure/LoadFailure';
import { useChosenLabels } from '../../shared/menu/chosenLabels';
import type { MenuCard, MenuGroup } from '../../shared/menu/menuCard';
import { groupCardsQuery } from '../../shared/menu/menuQueries';
import { Chunk } from './Chunk';
import { GridRoom } from './GridRoom';
import { useColumns } from './useColumns';

export interface LongGridProps {
  group: Pick<MenuGroup, 'id'>;
  /** Those that came with the page. */
  cards: readonly MenuCard[];
  /** How many there are in all. */
  count: number;
  /** Pictures that are fetched ahead of all others. */
  eager?: number;
  draw: (cards: readonly MenuCard[], eager: number) => ReactNode;
  /** How much higher than a card of the shop each is, px. */
  more?: number;
  /** `table`: the menu as it is, whatever address and labels are chosen. */
  menu?: 'order' | 'table';
}

/** Cards that the server draws of a long list, whatever the width. */
const ahead = 24;
const rowsOfChunk = 3;

// Rows of one height, so that what is not drawn yet takes the room that it will take.
const Even = styled.div({ '& article :is(h2, h3)': { minHeight: '2lh' } });

/**
 * A list as long as it likes. It begins with what came with the page; the rest keeps its room, is loaded when the
 * first of it comes near, and is drawn by a few rows at a time, only near the window.
 */
export function LongGrid({ group, cards, count, eager = 0, more = 0, menu = 'order', draw }: LongGridProps) {
  const columns = useColumns();
  const [isWanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  const isCut = cards.length < count;
  const chosen = groupCardsQuery(group, useLocationFields(), useChosenLabels());
  const { data, isError, refetch } = useQuery({
    ...(menu === 'table' ? groupCardsQuery(group) : chosen),
    enabled: isCut && isWanted,
  });
  const known = isCut && data ? data.cards.slice(0, count) : cards;
  const all = isCut && data ? known.length : count;
  const head = Math.min(known.length, cards.length === 0 ? 0 : columns === 5 ? ahead + 1 : ahead);
  if (isError && known.length < all) {
    return (
      <>
        {known.length > 0 && <Grid>{draw(known, 0)}</Grid>}
        <LoadFailure onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <Even>
      {head > 0 && <Grid>{draw(known.slice(0, head), eager)}</Grid>}
      {columns === undefined
        ? all > head && <GridRoom count={all - head} more={more} />
        : chunksOf({ from: head, to: all, size: columns * rowsOfChunk }).map(({ from, to }) => (
            <Chunk
              // A chunk of another width has another height.
              key={`${columns} ${from}`}
              count={to - from}
              isLoaded={from < known.length}
              onWanted={want}
              draw={() => draw(known.slice(from, to), 0)}
              more={more}
            />
          ))}
    </Even>
  );
}

function chunksOf({ from, to, size }: { from: number; to: number; size: number }) {
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, index) => ({
    from: from + index * size,
    to: Math.min(to, from + (index + 1) * size),
  }));
}
