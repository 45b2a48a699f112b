import type { CartItem } from '@storefront/api-contract';
import { messages } from '../messages';

/** Free items of every order: soy sauce for each guest (spec §2, Order monitoring). */
export function expendableFor(persons: number): CartItem[] {
  const product = {
    id: null,
    external_id: null,
    slug: 'sauce-soy',
    name: messages.cart.soySauce,
    price: 0,
    deleted: false,
    weight: 0.05,
    pieces: null,
    parent_group_id: null,
    media_list: [],
  };
  return [{ id: 0, product_id: 0, amount: persons, price: 0, product, modifiers: [] }];
}
