import { Grid } from '@storefront/ui';
import { use } from 'react';
import { isLongList, loadVirtualList } from './loadVirtualList';
import type { VirtualListProps } from './VirtualList';

/**
 * A group's cards in the grid. A long list renders rows only near the viewport and loads the cards it lacks.
 */
export function ProductList(props: VirtualListProps) {
  const { cards, count, eager = 0, renderCards } = props;
  if (isLongList({ cards: cards.length, count })) return <LongProductList {...props} />;
  return <Grid>{renderCards(cards, eager)}</Grid>;
}

function LongProductList(props: VirtualListProps) {
  const { VirtualList } = use(loadVirtualList());
  return <VirtualList {...props} />;
}
