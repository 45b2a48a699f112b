export const messages = { loading: 'Загружаем страницу' } as const;
