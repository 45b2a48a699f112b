export const messages = {
  noPlace: { delivery: 'Уточните адрес', pickup: 'Выберите ресторан' },
  addressCaption: 'Адрес',
  restaurantCaption: 'Ресторан',
} as const;
