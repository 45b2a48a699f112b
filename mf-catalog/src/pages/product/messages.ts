export const messages = {
  menu: 'Меню',
  description: (name: string, brand: string) => `${name}: состав, вес и цена в меню «${brand}»`,
  inCart: (count: string) => `В корзине ${count}`,
  recommended: 'С этим заказывают',
} as const;
