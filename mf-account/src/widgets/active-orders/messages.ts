import { minutes } from '@storefront/domain';

const NBSP = '\u00A0';

export const messages = {
  title: 'Текущие заказы',
  number: (number: string) => `№${NBSP}${number}`,
  /** Under a status, so that it does not repeat it. */
  dueIn: {
    delivery: (count: number) => `привезем через ${minutes(count)}`,
    pickup: (count: number) => `через ${minutes(count)}`,
  },
  announced: (number: string, status: string) => `Заказ ${number}: ${status}`,
  pay: 'Оплатить',
  payAgain: 'Оплатить снова',
  cancel: 'Отменить',
  order: (number: string) => `заказ ${number}`,
  remove: (number: string) => `Убрать заказ ${number}`,
} as const;
