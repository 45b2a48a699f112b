export const messages = {
  newStatus: 'Новый статус заказа',
} as const;
