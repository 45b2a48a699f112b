export const messages = {
  apartment: 'Квартира',
  entrance: 'Подъезд',
  floor: 'Этаж',
  hint: 'Можно не заполнять, если это частный дом или офис',
  notSaved: 'Не удалось сохранить изменения',
  notDeleted: 'Не удалось удалить адрес',
} as const;
