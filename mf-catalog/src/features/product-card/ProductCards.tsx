import type { MenuCard } from '../../shared/menu/menuCard';
import { ProductCard } from './ProductCard';
import type { CardBasket } from './useCardBasket';

interface Props {
  cards: readonly MenuCard[];
  basket: CardBasket;
  /** How many pictures are fetched ahead of all others. */
  eager?: number | undefined;
  titleAs?: 'h2' | 'h3' | undefined;
}

/** The cards inside a grid. */
export function ProductCards({ cards, basket, eager = 0, titleAs }: Props) {
  return cards.map((card, index) => (
    <ProductCard
      key={card.id}
      card={card}
      titleAs={titleAs}
      amount={basket.amountOf(card.id)}
      isSending={basket.isSending(card.id)}
      onAdd={basket.addOne}
      onChange={basket.change}
      priority={index < eager ? 'high' : 'lazy'}
    />
  ));
}
