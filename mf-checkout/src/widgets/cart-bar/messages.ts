import { items } from '@storefront/domain';

export const messages = {
  count: (count: number) => items(count),
} as const;
