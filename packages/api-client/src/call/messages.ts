export const messages = { load: 'Не удалось получить данные' } as const;
