export const messages = {
  title: 'Меню',
  description: (brand: string) => `Меню «${brand}»: состав, вес и цены всех блюд с доставкой и самовывозом`,
  all: (positions: string) => `Все ${positions}`,
} as const;
