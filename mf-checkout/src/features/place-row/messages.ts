export const messages = {
  noAddress: 'Уточните адрес',
  addressCaption: 'Адрес',
  restaurantCaption: 'Ресторан',
} as const;
