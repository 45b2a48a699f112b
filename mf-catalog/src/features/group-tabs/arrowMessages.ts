/** Not in `messages`, so that they load with the arrows. */
export const arrowMessages = { back: 'Предыдущие группы', forward: 'Следующие группы' } as const;
