export const messages = {
  label: 'Отбор по меткам',
  clear: 'Сбросить',
  empty: 'Таких блюд нет',
  emptyText: 'Снимите часть меток или посмотрите меню целиком.',
  clearAll: 'Сбросить метки',
} as const;
