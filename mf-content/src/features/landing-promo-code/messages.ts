export const messages = { code: 'Промокод' } as const;
