import { type ReactNode, use } from 'react';
import { isLong, loadLongGrid } from './loadLongGrid';
import type { LongGridProps } from './LongGrid';
import { ProductCards } from './ProductCards';
import { ProductGrid } from './ProductGrid';
import { useCardBasket } from './useCardBasket';
import { useExpectedProduct } from './useExpectedProduct';

type Props = Pick<LongGridProps, 'group' | 'cards' | 'count' | 'eager'> & { titleAs?: 'h2' | 'h3' };

/** The products of a group. A long group is drawn as one comes near, and what did not come with the page is loaded. */
export function GroupGrid(props: Props) {
  const { cards, count, eager, titleAs } = props;
  if (!isLong({ cards: cards.length, count })) {
    return <ProductGrid cards={cards} eager={eager} titleAs={titleAs} />;
  }
  return <LongProductGrid {...props} />;
}

function LongProductGrid({ titleAs, ...list }: Props) {
  const basket = useCardBasket();
  useExpectedProduct();
  return (
    <LongList
      {...list}
      draw={(cards, eager) => <ProductCards cards={cards} basket={basket} eager={eager} titleAs={titleAs} />}
    />
  );
}

/** A long list of whatever cards; its code has to be loaded, see `loadLongGrid`. */
export function LongList(props: LongGridProps): ReactNode {
  const { LongGrid } = use(loadLongGrid());
  return <LongGrid {...props} />;
}
