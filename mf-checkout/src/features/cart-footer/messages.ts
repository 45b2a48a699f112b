import { items } from '@storefront/domain';

export const messages = {
  count: (count: number) => items(count),
  countWithDiscount: (count: number, discount: string) => `${items(count)}, скидка ${discount}`,
  bonuses: 'Начислим бонусов',
  logIn: 'Укажите телефон',
  checkout: 'Оформить заказ',
  skip: 'К\u00A0оформлению',
  missing: (sum: string) => `Еще ${sum} до минимума`,
  reached: (sum: string, minimum: string) => `${sum} из ${minimum}`,
} as const;
