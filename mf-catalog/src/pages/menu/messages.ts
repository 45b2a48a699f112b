export const messages = {
  title: 'Меню',
  description: (brand: string) => `Меню «${brand}»: состав, вес и цены всех блюд с доставкой и самовывозом`,
  all: (positions: string) => `Все ${positions}`,
  empty: 'В меню пока ничего нет',
} as const;
