/** Spec §2, Personal data. */
export const messages = { title: 'E-mail', label: 'Ваш E-mail' } as const;
