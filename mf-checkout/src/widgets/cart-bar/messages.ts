import { items } from '@storefront/domain';

export const messages = {
  count: (count: number) => items(count),
  missing: (sum: string) => `Еще ${sum} до минимума`,
} as const;
