export const messages = {
  title: 'Контакты',
  close: 'Закрыть',
  failed: 'Не удалось получить данные',
} as const;
