export const messages = {
  title: 'Как получите заказ?',
  text: 'Меню и время зависят от адреса',
  delivery: 'Доставка',
  deliveryNote: 'Привезем по вашему адресу',
  pickup: 'Самовывоз',
  pickupNote: 'Заберете в ресторане',
} as const;
