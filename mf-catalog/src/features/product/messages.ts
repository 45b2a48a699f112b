import { plural } from '@storefront/domain';

const nbsp = '\u00A0';

export const messages = {
  add: (sum: string) => `Добавить ${sum}`,
  added: (name: string) => `Добавлено: ${name}`,
  unavailable: 'Нет по вашему адресу',
  decrease: (name: string) => `Убавить: ${name}`,
  increase: (name: string) => `Прибавить: ${name}`,
  persons: (count: number) => `на ${count}${nbsp}${plural(count, ['гостя', 'гостей', 'гостей'])}`,
  energyTitle: 'Пищевая ценность порции',
  energy: { kcal: 'ккал', proteins: 'белки', fats: 'жиры', carbohydrates: 'углеводы' },
  grams: (amount: string) => `${amount}${nbsp}г`,
  group: 'Добавки',
  nothing: 'Не нужно',
  included: 'входит в цену',
  extra: (sum: string) => `+${nbsp}${sum}`,
  obligatory: 'обязательно, выберите 1',
  obligatoryFrom: (count: number) => `обязательно, выберите ${count}`,
  upTo: (count: number) => `до ${count} ${plural(count, ['добавки', 'добавок', 'добавок'])}`,
  loading: 'Загружаем блюдо',
} as const;
