import { items } from '@storefront/domain';

export const messages = {
  label: (count: number, sum: string, fact: string) => `Заказ: ${items(count)}, ${sum}, ${fact}`,
} as const;
