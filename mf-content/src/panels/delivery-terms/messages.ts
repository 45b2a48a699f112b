export const messages = {
  title: 'Условия доставки',
  close: 'Закрыть',
  failed: 'Не удалось получить данные',
} as const;
