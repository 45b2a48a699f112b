/** Every query that holds cards lies under this key, see `findCard`. */
export const cardsKey = ['catalogue', 'cards'] as const;
