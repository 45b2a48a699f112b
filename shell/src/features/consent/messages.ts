export const messages = {
  region: 'Согласие на статистику',
  question: 'Можно считать посещения и ошибки сайта? Так мы поймем, что в нем неудобно.',
  grant: 'Можно',
  refuse: 'Не нужно',
} as const;
