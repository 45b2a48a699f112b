/** Texts of the promo code (spec §4, Promo; §8). */
export const messages = {
  title: 'Промокод',
  open: 'Ввести промокод',
  back: 'Вернуться к заказу',
  label: 'Промокод',
  hint: 'Один заказ — один промокод',
  empty: 'Введите промокод',
  apply: 'Применить',
  another: 'Введите другой промокод',
  guest: 'Промокод применим, как только вы войдете по номеру телефона',
  applied: 'Промокод применен',
  cancel: 'Убрать',
  cancelNamed: (code: string) => `Убрать промокод ${code}`,
  conditions: 'Промокод не применен - условия акции не выполнены',
} as const;
