/** Texts that the panels of a booking share. */
export const messages = {
  loading: 'Загружаем ресторан',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  notFound: 'Ресторан не найден',
  notFoundText: 'Возможно, он больше не работает',
  hoursUnknown: 'Часы работы не указаны',
  hoursUnknownText: 'Позвоните, и мы забронируем столик',
  noTimes: 'Свободного времени нет',
  full: 'На столько гостей свободного времени нет',
  fullText: 'Измените число гостей или позвоните в ресторан',
  noTimesText: 'На ближайшие две недели все занято. Позвоните: возможно, столик найдется',
} as const;
