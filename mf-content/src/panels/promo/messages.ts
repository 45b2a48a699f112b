export const messages = {
  /** The title until the promotion has loaded. */
  title: 'Акция',
  failed: 'Не удалось получить данные',
} as const;
