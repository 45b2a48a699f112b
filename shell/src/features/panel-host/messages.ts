export const messages = {
  /** The name of a dialog whose title has not come yet. */
  loading: 'Загружаем',
  close: 'Закрыть',
  back: 'Назад',
} as const;
