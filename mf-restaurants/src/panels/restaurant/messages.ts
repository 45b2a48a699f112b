export const messages = {
  /** The title until the restaurant has loaded. */
  title: 'Ресторан',
  close: 'Закрыть',
  failed: 'Не удалось получить данные',
} as const;
