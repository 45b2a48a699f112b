export const messages = { title: 'Не удалось получить данные', retry: 'Повторить' } as const;
