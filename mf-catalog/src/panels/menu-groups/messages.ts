export const messages = {
  title: 'Все меню',
  close: 'Закрыть',
  loading: 'Загружаем меню',
} as const;
