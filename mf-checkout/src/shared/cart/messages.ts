export const messages = {
  modifier: (name: string, amount: number) => `${name} × ${amount}`,
  pieces: (count: number) => `${count}\u00A0шт`,
  remove: (name: string) => `Удалить: ${name}`,
  unavailableHere: 'Нет по вашему адресу',
  unpriced: 'Пока нельзя заказать',
  replace: 'Заменить',
  replaceNamed: (name: string) => `Заменить: ${name}`,
} as const;
