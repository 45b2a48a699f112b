export const messages = {
  lines: 'Блюда в заказе',
  decrease: (name: string) => `Убавить: ${name}`,
  increase: (name: string) => `Добавить: ${name}`,
  remove: (name: string) => `Удалить: ${name}`,
  removed: (name: string) => `Удалили: ${name}`,
  restore: 'Вернуть',
  restoreNamed: (name: string) => `Вернуть: ${name}`,
  unavailable: 'Недоступно',
  replace: 'Подобрать замену',
  extras: 'Положим к заказу',
  pieces: (count: number) => `${count}\u00A0шт`,
  free: 'Бесплатно',
} as const;
