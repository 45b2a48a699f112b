import { useRef } from 'react';
import type { MenuCard } from '../menu/menuCard';
import { useBasket } from './useBasket';

interface Options {
  /** A product leaves for the cart; an address may be asked for first. */
  onAdding?: (() => void) | undefined;
  /**
   * Hears what was added. Then every tap adds: a counter would change a line that is there already, of which nobody
   * would hear.
   */
  onAdded?: ((product: { id: number; name: string }) => void) | undefined;
}

/** Taps that follow within this time are one, milliseconds. */
const together = 400;

/** What binds a product's card to the cart: its amount there, and what its buttons do. */
export function useCardBinding({ onAdding, onAdded }: Options = {}) {
  const { amountOf, isSending, add, change } = useBasket();
  const lastTap = useRef(Number.NEGATIVE_INFINITY);

  async function addOne(product: MenuCard) {
    // Who listens takes one: the second of two quick taps would be another one.
    const isRepeated = performance.now() - lastTap.current < together;
    lastTap.current = performance.now();
    if (onAdded && (isRepeated || isSending(product.id))) return;
    onAdding?.();
    const isAdded = await add({ product, amount: 1, modifiers: [] });
    if (isAdded) onAdded?.({ id: product.id, name: product.name });
  }

  return (card: MenuCard) => ({
    amount: onAdded ? 0 : amountOf(card.id),
    isSending: isSending(card.id),
    onAdd: (product: MenuCard) => void addOne(product),
    onChange: change,
  });
}
