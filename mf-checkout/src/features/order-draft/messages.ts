export const messages = {
  comment: 'Комментарий к заказу',
  commentHint: { delivery: 'Домофон, этаж, пожелания кухне', pickup: 'Пожелания кухне' },
  cashChange: 'С какой суммы сдача',
  cashChangeHint: 'Оставьте пустым, если сдача не нужна',
  cashTooSmall: 'Сумма меньше заказа',
  notPlaced: 'Не удалось оформить заказ',
  addressNotSaved: 'Не удалось сохранить изменения',
  addressNotSent: 'Не удалось изменить адрес в корзине',
  changed: 'Заказ изменился. Проверьте его и нажмите еще раз',
} as const;
