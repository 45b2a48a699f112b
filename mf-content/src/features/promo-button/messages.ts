/** Spec §2, Promo card; §4; §8. */
export const messages = {
  apply: 'Применить промокод',
  applied: 'Промокод применен',
  another: 'Введите другой промокод',
  view: 'Посмотреть',
} as const;
