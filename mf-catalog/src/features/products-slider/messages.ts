export const messages = { loading: 'Загружаем рекомендации' } as const;
