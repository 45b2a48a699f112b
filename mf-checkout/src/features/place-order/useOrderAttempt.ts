import type { Cart } from '@storefront/api-contract';
import { storageKeys, useBrand } from '@storefront/contracts';
import { type PaymentTypeId, visibleItems } from '@storefront/domain';
import { useState } from 'react';
import * as z from 'zod/mini';

const attemptSchema = z.object({
  paymentType: z.literal([1, 2, 3]),
  bonusAmount: z.optional(z.number()),
  cashChange: z.optional(z.number()),
  /** It is placed and being paid elsewhere: who comes back without a word from there sees it. */
  orderId: z.optional(z.number()),
  /** What trackers are told once the order is placed. */
  coupon: z.nullable(z.string()),
  products: z.array(
    z.object({ productId: z.number(), name: z.string(), price: z.number(), amount: z.number() }),
  ),
});

/** An order as it was sent. Its answer may be lost, and the cart with what was in it is gone by then. */
export type OrderAttempt = z.output<typeof attemptSchema>;

interface Extras {
  paymentType: PaymentTypeId;
  /** Bonuses to spend. */
  spent: number;
  /** The sum to bring change for; cash only. */
  cashChange: number | undefined;
}

export function attemptOf(cart: Cart, { paymentType, spent, cashChange }: Extras): OrderAttempt {
  return {
    paymentType,
    ...(spent > 0 ? { bonusAmount: spent } : {}),
    ...(cashChange ? { cashChange } : {}),
    coupon: cart.promocode?.code ?? null,
    products: visibleItems(cart.items).map(({ product_id, product, price, amount }) => ({
      productId: product_id,
      name: product.name,
      price,
      amount,
    })),
  };
}

/** The attempt that this tab has sent and heard nothing of. */
function readAttempt(key: string): OrderAttempt | undefined {
  try {
    const parsed = z.safeParse(attemptSchema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers an attempt beyond a reload; undefined forgets it. */
function keepAttempt(key: string, attempt: OrderAttempt | undefined): void {
  try {
    if (attempt) sessionStorage.setItem(key, JSON.stringify(attempt));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing loses the way back from a lost answer, and nothing more.
  }
}

/** The order that this tab has sent and whose outcome it has not shown yet; it survives a reload. */
export function useOrderAttempt() {
  const key = storageKeys(useBrand().key).orderAttempt;
  const [isSent, setIsSent] = useState(() => readAttempt(key) !== undefined);

  function remember(attempt: OrderAttempt | undefined) {
    keepAttempt(key, attempt);
    setIsSent(attempt !== undefined);
  }

  return { isSent, remember, lastAttempt: () => readAttempt(key) };
}
