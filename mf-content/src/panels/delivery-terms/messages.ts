export const messages = {
  title: 'Условия доставки',
  failed: 'Не удалось получить данные',
} as const;
