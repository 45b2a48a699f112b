import { formatNumber } from './number';

/** Forms for 1, for 2–4 and for 5 and more: «товар», «товара», «товаров». Spec §9. */
export type PluralForms = readonly [one: string, few: string, many: string];

const NBSP = '\u00A0';
const rules = new Intl.PluralRules('ru');

/** The form of a Russian noun for `n`; a fraction takes the second form («1,5 минуты»). */
export function plural(n: number, [one, few, many]: PluralForms): string {
  const category = rules.select(Math.abs(n));
  if (category === 'one') return one;
  return category === 'many' ? many : few;
}

/** «1 минуту», «2 минуты», «5 минут»: the case after «через» (spec §9). */
export function minutes(n: number): string {
  return counted(n, ['минуту', 'минуты', 'минут']);
}

/** «4 товара». */
export function items(n: number): string {
  return counted(n, ['товар', 'товара', 'товаров']);
}

/** «12 ресторанов». */
export function restaurantsCount(n: number): string {
  return counted(n, ['ресторан', 'ресторана', 'ресторанов']);
}

/** «12 заказов»: the header of the purchases (spec §2). */
export function ordersCount(n: number): string {
  return counted(n, ['заказ', 'заказа', 'заказов']);
}

/** «3 адреса». */
export function addressesCount(n: number): string {
  return counted(n, ['адрес', 'адреса', 'адресов']);
}

/** «2 гостя». */
export function guestsCount(n: number): string {
  return counted(n, ['гость', 'гостя', 'гостей']);
}

/** «120 бонусов». */
export function bonusesCount(n: number): string {
  return counted(n, ['бонус', 'бонуса', 'бонусов']);
}

function counted(n: number, forms: PluralForms): string {
  return `${formatNumber(n)}${NBSP}${plural(n, forms)}`;
}
