export const messages = { table: 'Таблица' } as const;
