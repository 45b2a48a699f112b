export const messages = {
  searchTitle: (brand: string) => `Поиск — ${brand}`,
} as const;
