export const messages = {
  title: 'Контакты',
} as const;
