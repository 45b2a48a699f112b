import type { Cart, PricedCartItem } from '@storefront/api-contract';
import { modifiersKey, visibleItems } from '@storefront/domain';

/** The visible lines of one product, oldest first: each combination of modifiers is a line. */
export function linesOf(cart: Cart | null | undefined, productId: number): readonly PricedCartItem[] {
  return visibleItems(cart?.items ?? []).filter((item) => item.product_id === productId);
}

/** Roubles that the cart charges for one portion with these modifiers; undefined without such a line. */
export function chargedPrice(
  cart: Cart | null | undefined,
  productId: number,
  modifiers: readonly { id: number; amount: number }[],
): number | undefined {
  const key = modifiersKey(modifiers);
  return linesOf(cart, productId).find((line) => modifiersKey(line.modifiers) === key)?.price;
}

/** Pieces in the cart by product. */
export function amountsByProduct(cart: Cart | null | undefined): ReadonlyMap<number, number> {
  const amounts = new Map<number, number>();
  for (const { product_id: id, amount } of visibleItems(cart?.items ?? [])) {
    amounts.set(id, (amounts.get(id) ?? 0) + amount);
  }
  return amounts;
}
