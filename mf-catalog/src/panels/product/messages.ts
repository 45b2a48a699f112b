export const messages = {
  close: 'Закрыть',
  title: 'Блюдо',
  recommended: 'С этим заказывают',
} as const;
