export const messages = {
  loading: 'Загружаем акции',
} as const;
