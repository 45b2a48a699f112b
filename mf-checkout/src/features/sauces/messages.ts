export const messages = { title: 'Добавьте соусы' } as const;
