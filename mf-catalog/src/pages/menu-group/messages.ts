export const messages = {
  description: (group: string, brand: string) => `${group} — состав, вес и цены в меню «${brand}»`,
  empty: 'В этой группе пока ничего нет',
} as const;
