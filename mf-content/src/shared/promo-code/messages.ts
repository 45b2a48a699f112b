/** Spec §8, Promo. */
export const messages = {
  conditions: 'Промокод не применен - условия акции не выполнены',
} as const;
