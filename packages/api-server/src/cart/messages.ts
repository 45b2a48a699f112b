/** Russian texts about time, place and gifts of a cart that customers read. */
export const cartMessages = {
  giftIsFixed: 'Подарок нельзя изменить',
  keyIsUsed: 'Этот запрос уже был отправлен с другими данными',
  addressFormat: 'Неверный формат',
  timeFormat: 'Неверный формат',
  timeImpossible: 'Это время недоступно. Выберите другое',
  timeFull: 'Это время уже занято. Выберите другое',
  placeFirst: 'Сначала укажите адрес или ресторан',
} as const;
