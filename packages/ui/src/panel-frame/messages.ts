/** The name that the cross of most panels has. */
export const messages = { close: 'Закрыть' } as const;
