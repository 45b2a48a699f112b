export const messages = {
  title: 'Меню',
  documentTitle: (brand: string) => `Меню в ресторане — ${brand}`,
  description: (brand: string) => `Блюда, цены, калорийность и состав порций в ресторанах «${brand}»`,
  empty: 'В меню пока ничего нет',
  from: 'от',
  unavailable: 'Сегодня закончилось',
} as const;
