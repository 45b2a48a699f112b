export const messages = {
  pay: 'Оплатить',
  order: 'Заказать',
  failed: 'Не удалось оформить заказ',
  unavailable: 'В корзине имеются недоступные для выбранного адреса блюда.',
  show: 'Показать',
  missing: (sum: string) => `Еще ${sum} до минимума`,
} as const;
