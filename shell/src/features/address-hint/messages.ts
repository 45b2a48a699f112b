export const messages = {
  title: 'Куда привезти заказ?',
  text: 'Покажем блюда, цены и время для вашего адреса',
  delivery: 'Доставка',
  pickup: 'Самовывоз',
  close: 'Закрыть подсказку',
} as const;
