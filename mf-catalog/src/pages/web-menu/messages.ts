export const messages = {
  title: 'Меню',
  documentTitle: (brand: string) => `Меню в ресторане — ${brand}`,
  description: (brand: string) => `Блюда, цены, калорийность и состав порций в ресторанах «${brand}»`,
  empty: 'В меню пока ничего нет',
  from: 'от',
  unavailable: 'Сегодня закончилось',
  energy: { kcal: 'ккал', proteins: 'белки', fats: 'жиры', carbohydrates: 'углеводы' },
  grams: (amount: string) => `${amount}\u00A0г`,
  energyTitle: 'Пищевая ценность порции',
} as const;
