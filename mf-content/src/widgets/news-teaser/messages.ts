export const messages = { title: 'Новости', all: 'Все новости' } as const;
