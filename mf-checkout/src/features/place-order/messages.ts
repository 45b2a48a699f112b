export const messages = {
  pay: 'Оплатить',
  order: 'Заказать',
  failed: 'Не удалось оформить заказ',
  unavailable: 'В корзине имеются недоступные для выбранного адреса блюда.',
  show: 'Показать',
  /** Spec §5; the amount stands at the button's end, where the sum does. */
  minimum: 'Минимальная сумма заказа',
  missing: (sum: string) => `Еще ${sum} до минимума`,
} as const;
