import { useCallback } from 'react';
import { useBasket } from '../../shared/basket/useBasket';
import type { MenuCard } from '../../shared/menu/menuCard';

/** The cart as cards of a list need it: one press adds one. */
export function useCardBasket() {
  const { amountOf, isSending, add, change } = useBasket();
  const addOne = useCallback(
    (card: MenuCard) => void add({ product: card, amount: 1, modifiers: [] }),
    [add],
  );
  return { amountOf, isSending, addOne, change };
}

export type CardBasket = ReturnType<typeof useCardBasket>;
