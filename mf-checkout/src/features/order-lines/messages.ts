export const messages = {
  title: 'Ваш заказ',
  change: 'Изменить',
  times: (amount: number) => `× ${amount}`,
  sauce: 'Положим по 50\u00A0мл соевого соуса на каждого гостя',
} as const;
