export const messages = {
  title: 'Блюдо',
  recommended: 'С этим заказывают',
} as const;
