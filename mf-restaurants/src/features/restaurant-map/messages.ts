/** Texts of the map with restaurants (spec §2, Burger restaurants). */
export const messages = {
  label: 'Карта с ресторанами',
  chosen: 'Выбранный ресторан',
  more: 'Подробнее',
} as const;
