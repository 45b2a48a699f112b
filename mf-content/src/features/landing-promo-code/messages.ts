/** Spec §2, Promo card; §4, Promo. */
export const messages = {
  code: 'Промокод',
  apply: 'Применить промокод',
  applied: 'Промокод применен',
  another: 'Введите другой промокод',
  conditions: 'Промокод не применен - условия акции не выполнены',
} as const;
