export const messages = {
  documentTitle: (name: string, brand: string) => `${name} — ${brand}`,
  description: (name: string, address: string) =>
    [name, address].filter(Boolean).join(': ') + '. Часы работы, телефон, как добраться, бронь столика.',
  breadcrumbs: 'Навигационная цепочка',
  home: 'Главная',
  restaurants: 'Рестораны',
  map: (name: string) => `${name} на карте`,
} as const;
