export const messages = { back: 'Предыдущие блюда', forward: 'Следующие блюда' } as const;
