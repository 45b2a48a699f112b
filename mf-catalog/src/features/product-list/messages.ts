export const messages = {
  loading: 'Загружаем меню',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
