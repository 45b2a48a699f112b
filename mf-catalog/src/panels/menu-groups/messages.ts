export const messages = {
  title: 'Все меню',
  close: 'Закрыть',
} as const;
