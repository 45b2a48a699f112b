export const messages = { loading: 'Загружаем меню' } as const;
