import { ordersCount } from '@storefront/domain';

export const messages = {
  running: (count: number) => `Ждем ${ordersCount(count)}`,
} as const;
