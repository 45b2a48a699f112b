export const messages = {
  table: 'Таблица',
  /** A link that shows a picture alone. */
  link: 'Подробнее',
} as const;
