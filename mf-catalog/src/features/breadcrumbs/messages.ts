export const messages = { label: 'Навигационная цепочка', home: 'Главная', menu: 'Меню' } as const;
