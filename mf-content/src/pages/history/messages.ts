export const messages = {
  title: 'История',
  about: 'О компании',
  documentTitle: (brand: string) => `История — ${brand}`,
  description: (brand: string) => `Как росла сеть «${brand}»: год за годом, с первого ресторана.`,
  undated: 'Без даты',
  loading: 'Загружаем историю',
  empty: 'Историю мы еще пишем',
  emptyText: 'А пока загляните в меню.',
  toMenu: 'Смотреть меню',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
} as const;
