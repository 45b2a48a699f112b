export const messages = {
  /** The name of a dialog until its title is rendered. */
  loading: 'Загружаем',
  failed: 'Не удалось загрузить',
  close: 'Закрыть',
  back: 'Назад',
} as const;
