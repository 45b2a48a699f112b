import { minutes } from '@storefront/domain';

export const messages = {
  asap: 'Как можно скорее',
  closed: 'Закрыто',
  unknownTime: 'Выбранное время',
  lastOrderOver: 'Сегодня уже не успеем',
  nearest: (window: string) => `Ближайшее время: ${window.toLowerCase()}`,
  timeIsOver: 'Это время больше недоступно',
  willBring: (duration: number) => `Привезем за ${minutes(duration)}`,
  willCook: (duration: number) => `Приготовим за ${minutes(duration)}`,
  missing: (sum: string) => `Еще ${sum} до минимума`,
} as const;
