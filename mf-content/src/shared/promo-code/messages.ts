/** Spec §2, Promo card; §4 and §8, Promo. */
export const messages = {
  apply: 'Применить промокод',
  applied: 'Промокод применен',
  another: 'Введите другой промокод',
  conditions: 'Промокод не применен - условия акции не выполнены',
} as const;
