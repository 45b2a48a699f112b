import { minutes } from '@storefront/domain';

export const messages = {
  asap: 'Как можно скорее',
  closed: 'Закрыто',
  unknownTime: 'Выбранное время',
  timeIsOver: 'Это время больше недоступно',
  willBring: (duration: number) => `Привезем через ${minutes(duration)}`,
  willCook: (duration: number) => `Приготовим через ${minutes(duration)}`,
} as const;
