/** The answers to a kitchen's calls. */
export const messages = {
  badSignature: 'Подпись не подходит',
  unreadable: 'Сообщение не читается',
  unknownOrder: 'Заказ не найден',
  invalidStatus: 'У такого заказа не бывает этого статуса',
  unknownRestaurant: 'Ресторан не найден',
} as const;
