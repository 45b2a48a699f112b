/** Texts of the list of restaurants in the burger (spec §2, Burger restaurants; §8). */
export const messages = {
  title: 'Рестораны',
  filters: 'Особенности',
  filtersOn: 'Особенности: фильтры включены',
  view: 'Как показать рестораны',
  list: 'Список',
  map: 'На карте',
  search: 'Найти ресторан',
  empty: 'Ресторанов пока нет',
  emptyText: 'Загляните позже: мы скоро откроемся.',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  loading: 'Загружаем рестораны',
} as const;
