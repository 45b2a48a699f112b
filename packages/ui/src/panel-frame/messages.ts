/** The default name of the cross. */
export const messages = { close: 'Закрыть' } as const;
