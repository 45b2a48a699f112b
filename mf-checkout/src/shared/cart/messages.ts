export const messages = {
  modifier: (name: string, amount: number) => `${name} × ${amount}`,
  pieces: (count: number) => `${count}\u00A0шт`,
  remove: (name: string) => `Удалить: ${name}`,
  discount: 'Скидка',
  discountBy: (code: string) => `Скидка ${code}`,
  discountForPickup: 'Скидка за\u00A0самовывоз',
  unpriced: 'Пока нельзя заказать',
  replace: 'Заменить',
  replaceNamed: (name: string) => `Заменить: ${name}`,
} as const;
