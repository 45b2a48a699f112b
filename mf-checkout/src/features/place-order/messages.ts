export const messages = {
  pay: 'Оплатить',
  order: 'Заказать',
  failed: 'Не удалось оформить заказ',
  show: 'Показать',
  /** Spec §5; the amount follows at the end of the button, like the sum. */
  minimum: 'Минимальная сумма заказа',
  missing: (sum: string) => `Еще ${sum} до минимума`,
  accepting: (button: string) => `Нажимая «${button}», вы принимаете `,
  terms: 'условия',
  unconfirmed: 'Не удалось получить данные',
  unconfirmedText: 'Заказ отправлен, но ответ не дошел. Проверьте связь и узнайте, принят ли он',
  /** Above the button, when the cart was filled again after an order whose outcome is unknown. */
  unconfirmedBefore: 'Прошлый заказ отправлен, но ответ не дошел. Узнайте, принят ли он',
  orders: 'Мои заказы',
  checkAgain: 'Узнать о заказе',
} as const;
