export const messages = {
  menu: 'Меню',
  description: (group: string, brand: string) => `${group} — состав, вес и цены в меню «${brand}»`,
  empty: 'В этой группе пока ничего нет',
} as const;
