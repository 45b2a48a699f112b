import { items } from '@storefront/domain';

/** «В корзине 3 товара». */
export const inCart = (count: number): string => `В корзине ${items(count)}`;
