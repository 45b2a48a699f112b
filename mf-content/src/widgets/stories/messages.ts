export const messages = {
  loading: 'Загружаем истории',
} as const;
