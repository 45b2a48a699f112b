import { plural } from '@storefront/domain';

const nbsp = '\u00A0';
/** After «от» and «до». */
const extras = (count: number) => `${count} ${plural(count, ['добавки', 'добавок', 'добавок'])}`;

export const messages = {
  addWithoutSum: 'Добавить',
  add: (sum: string) => `Добавить ${sum}`,
  toCart: 'В корзину',
  added: (name: string) => `Добавлено: ${name}`,
  decrease: (name: string) => `Убавить: ${name}`,
  increase: (name: string) => `Прибавить: ${name}`,
  persons: (count: number) => `на ${count}${nbsp}${plural(count, ['гостя', 'гостей', 'гостей'])}`,
  /** Of a group without a name; of one that has to be chosen from. */
  group: 'Добавки',
  choice: 'На выбор',
  nothing: 'Не нужно',
  part: (number: number) => `Блюдо ${number}`,
  included: 'входит в цену',
  extra: (sum: string) => `+${nbsp}${sum}`,
  obligatory: (count: number) => `обязательно, выберите ${count}`,
  obligatoryFrom: (least: number) => `обязательно, выберите от ${least}`,
  obligatoryBetween: (least: number, most: number) => `обязательно, выберите от ${least} до ${most}`,
  from: (least: number) => `от ${extras(least)}`,
  between: (least: number, most: number) => `от ${least} до ${extras(most)}`,
  upTo: (most: number) => `до ${extras(most)}`,
  gone: 'Этого блюда больше нет в меню',
  toMenu: 'Смотреть меню',
  loading: 'Загружаем блюдо',
  ingredients: 'Состав',
  allergens: 'Аллергены',
} as const;
