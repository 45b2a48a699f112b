export const messages = {
  title: 'Акции',
  documentTitle: (brand: string) => `Акции — ${brand}`,
  description: (brand: string) => `Скидки, подарки и сезонные предложения «${brand}».`,
  others: 'Другие акции',
  rules: 'Правила акций',
  empty: 'Сейчас акций нет',
  emptyText: 'Новые появятся здесь. А пока загляните в меню.',
  toMenu: 'Смотреть меню',
  failed: 'Не удалось получить данные',
  retry: 'Повторить',
  loading: 'Загружаем акции',
} as const;
