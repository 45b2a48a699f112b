import { minutes } from '@storefront/domain';

export const messages = {
  delivery: 'Карта с зонами доставки',
  pickup: 'Карта с ресторанами',
  willBring: (duration: number) => `Привезем за ${minutes(duration)}`,
  closed: 'Сейчас закрыто',
} as const;
