/** Spec §2, Personal data. */
export const messages = { title: 'Имя', label: 'Ваше имя', hint: 'От 2 до 20 символов' } as const;
