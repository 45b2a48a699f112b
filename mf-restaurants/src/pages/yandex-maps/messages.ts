/** Texts of the page to which the chain's cards on Yandex Maps lead (readings 7). */
export const messages = {
  title: 'Рестораны на карте',
  documentTitle: (brand: string) => `Рестораны на карте — ${brand}`,
  description: (brand: string) =>
    `Рестораны «${brand}» на карте: меню, бронь столика и маршрут до каждого из них.`,
  showOnMap: (name: string) => `Показать на карте: ${name}`,
  menu: 'Меню',
  book: 'Забронировать',
  route: 'Маршрут',
  inNewTab: ', в новой вкладке',
  empty: 'Ресторанов пока нет',
  emptyText: 'Загляните позже: мы скоро откроемся.',
  loading: 'Загружаем рестораны',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
