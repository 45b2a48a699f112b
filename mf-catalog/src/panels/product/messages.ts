export const messages = {
  back: 'Назад',
  close: 'Закрыть',
  title: 'Блюдо',
  recommended: 'С этим заказывают',
} as const;
