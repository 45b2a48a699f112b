export const messages = {
  title: 'Все меню',
} as const;
