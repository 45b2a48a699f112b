export const messages = {
  loading: 'Загружаем страницу',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  missing: 'Такой страницы не существует',
  toHome: 'На главную',
} as const;
