export const messages = {
  title: 'Рестораны',
  documentTitle: (brand: string) => `Рестораны — ${brand}`,
  description: (brand: string) =>
    `Адреса, часы работы и телефоны ресторанов «${brand}». Можно забрать заказ.`,
  pickUpHere: 'Забрать отсюда',
  chosen: 'Заберете отсюда',
  call: (name: string) => `Позвонить в ресторан: ${name}`,
  empty: 'Ресторанов пока нет',
  emptyText: 'Загляните позже: мы скоро откроемся.',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  loading: 'Загружаем рестораны',
} as const;
