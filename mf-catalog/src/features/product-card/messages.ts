export const messages = {
  from: 'от',
  oldPrice: 'Старая цена',
  add: 'В корзину',
  choose: 'Выбрать',
  replace: 'Заменить',
  addNamed: (name: string) => `В корзину: ${name}`,
  chooseNamed: (name: string) => `Выбрать: ${name}`,
  replaceNamed: (name: string) => `Заменить: ${name}`,
  decrease: (name: string) => `Убавить: ${name}`,
  increase: (name: string) => `Прибавить: ${name}`,
  remove: (name: string) => `Удалить: ${name}`,
} as const;
