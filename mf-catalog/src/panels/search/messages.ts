export const messages = {
  title: 'Поиск',
  field: 'Найти ролл, суп или напиток',
  close: 'Закрыть',
  products: 'Позиции',
  groups: 'Все меню',
  recommended: 'Рекомендуем',
  empty: 'Может что-то другое?',
  loading: 'Ищем',
  found: (count: string) => `Найдено: ${count}`,
} as const;
