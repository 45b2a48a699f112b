export const messages = { title: 'Часто заказываете' } as const;
