export const messages = {
  /** The title until the restaurant has loaded. */
  title: 'Ресторан',
  failed: 'Не удалось получить данные',
} as const;
