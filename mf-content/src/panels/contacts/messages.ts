export const messages = {
  title: 'Контакты',
  close: 'Закрыть',
} as const;
