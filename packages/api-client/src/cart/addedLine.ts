import { type Cart, cart as cartSchema, cartItem } from '@storefront/api-contract';
import { modifiersKey } from '@storefront/domain';
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

function linesWith(cart: MaybeCart, productId: number, key: string) {
  const lines = cart?.items ?? [];
  return lines.filter((line) => line.product_id === productId && modifiersKey(line.modifiers) === key);
}

/** The line with the same product and modifiers: the server keeps one line for each combination. */
const findLine = (cart: MaybeCart, { productId, modifiers }: AddedProduct) =>
  linesWith(cart, productId, modifiersKey(modifiers))[0];

/** The key of the modifiers with one of each: in a line of a cart the amount may always be 1 (spec §3, Cart item). */
const oneOfEachKey = ({ modifiers }: AddedProduct) =>
  modifiersKey([...new Set(modifiers.map(({ id }) => id))].map((id) => ({ id, amount: 1 })));

/**
 * A line with one of each modifier counts as the added line only when it is new: no other line has these modifiers, and
 * it has exactly the added amount.
 */
function findOneOfEach(cart: MaybeCart, added: AddedProduct) {
  const [line, another] = linesWith(cart, added.productId, oneOfEachKey(added));
  return line?.amount === added.amount && !another ? line : undefined;
}

/** Remembers the server's id of the line that an added product ended up in. */
export function rememberServerId(cart: MaybeCart, added: AddedProduct): void {
  const line = findLine(cart, added) ?? findOneOfEach(cart, added);
  if (added.shown && line) serverIds.set(added.shown.lineId, line.id);
}

/** Whether the cart read after a lost response contains the addition to the cart before it. */
export function hasAdded(before: MaybeCart, now: MaybeCart, added: AddedProduct): boolean {
  const key = findLine(now, added) ? modifiersKey(added.modifiers) : oneOfEachKey(added);
  const pieces = (cart: MaybeCart) =>
    linesWith(cart, added.productId, key).reduce((sum, line) => sum + line.amount, 0);
  return pieces(now) >= pieces(before) + added.amount;
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
