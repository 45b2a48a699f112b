export const messages = {
  breadcrumbs: 'Навигационная цепочка',
  home: 'Главная',
} as const;
