export const messages = {
  title: 'Куда доставить?',
  text: 'Меню и время зависят от адреса',
  delivery: 'Доставка',
  deliveryNote: 'Привезем по вашему адресу',
  pickup: 'Самовывоз',
  pickupNote: 'Заберете в ресторане',
} as const;
