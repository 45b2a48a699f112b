/** The key prefix of every query that holds cards, see `findCard`. */
export const cardsKey = ['catalogue', 'cards'] as const;
