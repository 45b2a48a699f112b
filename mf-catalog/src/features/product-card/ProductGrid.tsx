import { Grid } from '@storefront/ui';
import { useCallback } from 'react';
import { useBasket } from '../../shared/basket/useBasket';
import type { MenuCard } from '../../shared/menu/menuCard';
import { ProductCard } from './ProductCard';

interface Props {
  cards: readonly MenuCard[];
  /** Cards of the first row, whose pictures are fetched ahead of all others. */
  eager?: number;
  /** Level of the names: one under the heading of what the grid stands in. */
  titleAs?: 'h2' | 'h3';
}

/** Products in the grid, each bound to the cart. */
export function ProductGrid({ cards, eager = 0, titleAs }: Props) {
  const { amountOf, isSending, add, change } = useBasket();
  const addOne = useCallback(
    (card: MenuCard) => void add({ product: card, amount: 1, modifiers: [] }),
    [add],
  );
  return (
    <Grid>
      {cards.map((card, index) => (
        <ProductCard
          key={card.id}
          card={card}
          titleAs={titleAs}
          amount={amountOf(card.id)}
          isSending={isSending(card.id)}
          onAdd={addOne}
          onChange={change}
          priority={index < eager ? 'high' : 'lazy'}
        />
      ))}
    </Grid>
  );
}
