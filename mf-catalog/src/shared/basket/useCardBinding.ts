import { useRef } from 'react';
import type { MenuCard, PricedCard } from '../card/menuCard';
import { doubleTapWindowMs } from './doubleTapWindow';
import { useBasket } from './useBasket';

interface Options {
  /** Called before a product is added; the customer may have to choose an address first. */
  onAdding?: (() => void) | undefined;
  /**
   * Called with the added product. With this callback every tap adds one portion and no counter is shown: the counter
   * changes an existing line, which the callback does not report.
   */
  onAdded?: ((product: { id: number; name: string }) => void) | undefined;
  /**
   * The second of two quick taps adds nothing: `onAdded` takes one product, and when an added card leaves its row,
   * another card is in its place by the second tap.
   */
  ignoresDoubleTap?: boolean;
}

/** Binds the cards of a slider to the cart: their amounts and the handlers of their buttons. */
export function useCardBinding({
  onAdding,
  onAdded,
  ignoresDoubleTap = onAdded !== undefined,
}: Options = {}) {
  const { amountOf, isSending, add, change } = useBasket();
  const lastTap = useRef(Number.NEGATIVE_INFINITY);

  async function addOne(product: PricedCard) {
    const isDoubleTap = performance.now() - lastTap.current < doubleTapWindowMs;
    lastTap.current = performance.now();
    if (ignoresDoubleTap && (isDoubleTap || isSending(product.id))) return;
    onAdding?.();
    const isAdded = await add({ product, amount: 1, modifiers: [] });
    if (isAdded) onAdded?.({ id: product.id, name: product.name });
  }

  return (card: MenuCard) => ({
    amount: onAdded ? 0 : amountOf(card.id),
    isSending: isSending(card.id),
    onAdd: (product: PricedCard) => void addOne(product),
    onChange: change,
  });
}
