export const messages = {
  documentTitle: (name: string, brand: string) => `${name} — ${brand}`,
  description: (name: string, brand: string) => `${name}: акция «${brand}».`,
  promos: 'Акции',
  others: 'Другие акции',
} as const;
