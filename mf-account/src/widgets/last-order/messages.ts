export const messages = {
  title: 'Повторить прошлый заказ',
  repeat: 'Повторить',
} as const;
