export const messages = { legal: 'Правовая информация' } as const;
