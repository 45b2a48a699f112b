import { type Cart, cart as cartSchema, cartItem } from '@storefront/api-contract';
import * as z from 'zod/mini';

/** A product on its way into the cart. */
export interface AddedProduct {
  productId: number;
  amount: number;
  modifiers: readonly { id: number; amount: number; name?: string }[];
  /** With it the line is shown before the server has it. `price` is one portion with its modifiers, roubles. */
  shown?: { lineId: number; name: string; price: number };
}

type KnownCart = Cart | null | undefined;

let lastId = 0;

/** Id of a line that the server has not named yet: below zero, so that it is none of the server's. */
export function nextLineId(): number {
  lastId -= 1;
  return lastId;
}

const names = new Map<number, number>();

/** The server's id of a line; undefined when it has none, because the product did not get into the cart. */
export function serverLineId(lineId: number): number | undefined {
  return lineId < 0 ? names.get(lineId) : lineId;
}

const choiceOf = (modifiers: readonly { id: number | null; amount: number }[]) =>
  modifiers
    .map(({ id, amount }) => `${id}x${amount}`)
    .sort()
    .join();

/** The line of the same product with the same choices: the server keeps one of each. */
function lineOf(cart: KnownCart, { productId, modifiers }: AddedProduct) {
  const choice = choiceOf(modifiers);
  return cart?.items.find((line) => line.product_id === productId && choiceOf(line.modifiers) === choice);
}

/** Remembers which of the server's lines a product has become. */
export function nameLine(cart: KnownCart, added: AddedProduct): void {
  const line = lineOf(cart, added);
  if (added.shown && line) names.set(added.shown.lineId, line.id);
}

/** Whether a cart that was read after a lost answer has what was added to the one before it. */
export function hasAdded(before: KnownCart, now: KnownCart, added: AddedProduct): boolean {
  return (lineOf(now, added)?.amount ?? 0) >= (lineOf(before, added)?.amount ?? 0) + added.amount;
}

/** The cart as it will look with a product more; without `shown` as it is. What is no cart yet becomes one. */
export function withAdded(known: Cart | null, added: AddedProduct): Cart | null {
  const { shown, productId, amount, modifiers } = added;
  if (!shown) return known;
  const cart = known ?? z.parse(cartSchema, {});
  const { lineId: id, name, price } = shown;
  const old = lineOf(cart, added);
  const rise = amount * price;
  const product = { id: productId, name, price };
  return {
    ...cart,
    items: old
      ? cart.items.map((line) => (line === old ? { ...line, amount: line.amount + amount } : line))
      : [...cart.items, z.parse(cartItem, { id, product_id: productId, amount, price, product, modifiers })],
    full_sum: cart.full_sum + rise,
    discount_sum: cart.discount_sum + rise,
  };
}
