import { items } from '@storefront/domain';

export const messages = {
  label: (count: number, sum: string) => `Заказ: ${items(count)}, ${sum}`,
} as const;
