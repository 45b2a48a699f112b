export const messages = {
  apartment: 'Квартира',
  entrance: 'Подъезд',
  floor: 'Этаж',
  intercom: 'Домофон',
  comment: 'Комментарий курьеру',
  label: 'Название адреса',
  labels: ['Дом', 'Работа'],
  hint: 'Можно не заполнять, если это частный дом или офис',
  notSaved: 'Не удалось сохранить изменения',
  notDeleted: 'Не удалось удалить адрес',
} as const;
