export const messages = {
  apartment: 'Квартира',
  entrance: 'Подъезд',
  floor: 'Этаж',
  hint: 'Можно не заполнять, если это частный дом или офис',
} as const;
