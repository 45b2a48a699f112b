export const messages = {
  unpriced: 'Пока нельзя заказать',
  pieces: (count: number) => `${count}\u00A0шт`,
  position: ['позиция', 'позиции', 'позиций'],
} as const;
