export const messages = {
  from: 'от',
  oldPrice: 'Старая цена',
  add: 'В корзину',
  choose: 'Выбрать',
  addNamed: (name: string) => `В корзину: ${name}`,
  chooseNamed: (name: string) => `Выбрать: ${name}`,
  decrease: (name: string) => `Убавить: ${name}`,
  increase: (name: string) => `Прибавить: ${name}`,
  remove: (name: string) => `Удалить: ${name}`,
  unavailable: 'Нет по вашему адресу',
  loading: 'Загружаем меню',
} as const;
