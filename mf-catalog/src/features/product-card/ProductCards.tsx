import { useExtra } from '@storefront/api-client';
import { useCallback } from 'react';
import { useBasket } from '../../shared/basket/useBasket';
import type { MenuCard, PricedCard } from '../../shared/card/menuCard';
import { ProductCard } from './ProductCard';
import { usePreloadProductPanel } from './usePreloadProductPanel';

interface Props {
  cards: readonly MenuCard[];
  /** How many pictures are fetched before all others. */
  eager?: number;
  /** Level of the names: one below the heading above the cards. */
  titleAs?: 'h2' | 'h3';
}

/** The cards of a grid, each bound to the cart: one press adds one. */
export function ProductCards({ cards, eager = 0, titleAs = 'h3' }: Props) {
  const { amountOf, isStopped, isSending, add, change } = useBasket();
  const addOne = useCallback(
    (card: PricedCard) => void add({ product: card, amount: 1, modifiers: [] }),
    [add],
  );
  const hasHeart = useExtra('favourites');
  usePreloadProductPanel();
  return cards.map((card, index) => (
    <ProductCard
      key={card.id}
      card={isStopped(card.id) && !card.isStoplisted ? { ...card, isStoplisted: true } : card}
      hasHeart={hasHeart}
      titleAs={titleAs}
      amount={amountOf(card.id)}
      isSending={isSending(card.id)}
      onAdd={addOne}
      onChange={change}
      priority={index < eager ? 'high' : 'lazy'}
    />
  ));
}
