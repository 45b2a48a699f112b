import { type Api, readCart } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';

export type CartAnswer = { order: Cart | null };

/** Reads the cart for an answer without one, which does not mean that the cart is empty. */
export const withCart = async (api: Api, answer: CartAnswer): Promise<CartAnswer> =>
  answer.order ? answer : readCart(api);
