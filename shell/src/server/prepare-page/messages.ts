export const messages = {
  searchTitle: (brand: string) => `Поиск по меню — ${brand}`,
} as const;
