export const messages = { groups: 'Группы меню' } as const;
