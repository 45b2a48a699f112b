import { type Cart, cart as cartSchema, cartItem } from '@storefront/api-contract';
import * as z from 'zod/mini';

/** A product that is being added to the cart. */
export interface AddedProduct {
  productId: number;
  amount: number;
  modifiers: readonly { id: number; amount: number; name?: string }[];
  /**
   * Given, the line is shown before the server confirms it. `price` is one portion with its modifiers,
   * roubles.
   */
  shown?: { lineId: number; name: string; price: number };
}

type MaybeCart = Cart | null | undefined;

let lastId = 0;

/** A temporary id for a line that the server has not confirmed: negative, so it never equals a server id. */
export function nextLineId(): number {
  lastId -= 1;
  return lastId;
}

const serverIds = new Map<number, number>();

/** The server's id of a line; undefined when the product did not get into the cart. */
export function serverLineId(lineId: number): number | undefined {
  return lineId < 0 ? serverIds.get(lineId) : lineId;
}

const modifiersKey = (modifiers: readonly { id: number | null; amount: number }[]) =>
  modifiers
    .map(({ id, amount }) => `${id}x${amount}`)
    .sort()
    .join();

/** The line with the same product and modifiers: the server keeps one line for each combination. */
function findLine(cart: MaybeCart, { productId, modifiers }: AddedProduct) {
  const key = modifiersKey(modifiers);
  return cart?.items.find((line) => line.product_id === productId && modifiersKey(line.modifiers) === key);
}

/** Remembers the server's id of the line that an added product ended up in. */
export function rememberServerId(cart: MaybeCart, added: AddedProduct): void {
  const line = findLine(cart, added);
  if (added.shown && line) serverIds.set(added.shown.lineId, line.id);
}

/** Whether the cart read after a lost response contains the addition to the cart before it. */
export function hasAdded(before: MaybeCart, now: MaybeCart, added: AddedProduct): boolean {
  return (findLine(now, added)?.amount ?? 0) >= (findLine(before, added)?.amount ?? 0) + added.amount;
}

/** The cart with the product added; unchanged without `shown`. Starts a new cart when there is none. */
export function withAdded(before: Cart | null, added: AddedProduct): Cart | null {
  const { shown, productId, amount, modifiers } = added;
  if (!shown) return before;
  const cart = before ?? z.parse(cartSchema, {});
  const { lineId: id, name, price } = shown;
  const existing = findLine(cart, added);
  const cost = amount * price;
  const product = { id: productId, name, price };
  return {
    ...cart,
    items: existing
      ? cart.items.map((line) => (line === existing ? { ...line, amount: line.amount + amount } : line))
      : [
          ...cart.items,
          { ...z.parse(cartItem, { id, product_id: productId, amount, product, modifiers }), price },
        ],
    full_sum: cart.full_sum + cost,
    discount_sum: cart.discount_sum + cost,
  };
}
