export const messages = { promos: 'Акции' } as const;
