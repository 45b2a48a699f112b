/** Spec §2, Promo card. */
export const messages = { view: 'Посмотреть' } as const;
