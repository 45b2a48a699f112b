export const messages = {
  title: 'Ваш заказ',
  change: 'Изменить',
  times: (amount: number) => `× ${amount}`,
} as const;
