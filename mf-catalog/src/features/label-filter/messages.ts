export const messages = {
  label: 'Отбор по меткам',
  clear: 'Сбросить',
  chosen: (count: number) => `Метки: ${count}`,
  clearCount: (count: number) => `Сбросить метки: ${count}`,
  emptyMenu: 'В меню пока ничего нет',
  empty: 'Таких блюд нет',
  emptyText: 'Снимите часть меток или посмотрите меню целиком.',
  clearAll: 'Сбросить метки',
} as const;
