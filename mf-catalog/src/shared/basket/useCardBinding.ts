import { useRef } from 'react';
import type { MenuCard, PricedCard } from '../card/menuCard';
import { doubleTapWindowMs } from './doubleTapWindow';
import { useBasket } from './useBasket';

interface Options {
  /** Called before a product is added; the customer may have to choose an address first. */
  onAdding?: (() => void) | undefined;
  /**
   * Called with what was added. With it every tap adds one and no counter is shown: the counter changes an
   * existing line, which this callback does not report.
   */
  onAdded?: ((product: { id: number; name: string }) => void) | undefined;
  /**
   * The second of two quick taps adds nothing: `onAdded` takes one product, and a card that leaves its row once it is
   * added has another one in its place by the second tap.
   */
  ignoresDoubleTap?: boolean;
}

/** Binds the cards of a slider to the cart: the amount in it, and what the buttons do. */
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
