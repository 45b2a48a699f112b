export const messages = {
  comment: 'Комментарий к заказу',
  commentHint: 'Домофон, этаж, пожелания кухне',
  cashChange: 'С какой суммы сдача',
  cashChangeHint: 'Оставьте пустым, если сдача не нужна',
  cashTooSmall: 'Сумма меньше заказа',
  notPlaced: 'Не удалось оформить заказ',
  addressNotSaved: 'Не удалось сохранить изменения',
  addressNotSent: 'Не удалось изменить адрес в корзине',
  changed: 'Заказ изменился. Проверьте его и нажмите еще раз',
} as const;
