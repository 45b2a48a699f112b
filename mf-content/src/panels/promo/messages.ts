export const messages = {
  /** The title until the promotion has loaded. */
  title: 'Акция',
  close: 'Закрыть',
  failed: 'Не удалось получить данные',
} as const;
