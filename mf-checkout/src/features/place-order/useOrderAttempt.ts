import type { Cart } from '@storefront/api-contract';
import { storageKeys, useBrand } from '@storefront/contracts';
import { type PaymentTypeId, visibleItems } from '@storefront/domain';
import { type QueryClient, useQueryClient } from '@storefront/query';
import * as z from 'zod/mini';
import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { sessionEntry } from '../../shared/storage/sessionEntry';

const attemptSchema = z.object({
  paymentType: z.literal([1, 2, 3]),
  bonusAmount: z.optional(z.number()),
  cashChange: z.optional(z.number()),
  /** The sum to pay that the customer saw. */
  seenSum: z.optional(z.number()),
  /** The time that the customer saw, as the cart has it; null is as soon as possible. */
  seenTime: z.optional(z.nullable(z.string())),
  /** The id of a placed order while the customer is on its payment page: a customer who comes back sees the order. */
  orderId: z.optional(z.number()),
  /** The server has accepted the order, but its answer has no id. */
  isAccepted: z.optional(z.boolean()),
  /** Ids of the ordered lines. */
  lines: z.optional(z.array(z.number())),
  /** Reported to trackers once the order is placed. */
  coupon: z.nullable(z.string()),
  products: z.array(
    z.object({ productId: z.number(), name: z.string(), price: z.number(), amount: z.number() }),
  ),
});

/** An order as it was sent. If its answer is lost, the cart may be gone too, so the attempt keeps the details. */
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
    seenSum: cart.discount_sum - spent,
    seenTime: cart.datetime,
    ...(spent > 0 ? { bonusAmount: spent } : {}),
    ...(cashChange ? { cashChange } : {}),
    lines: cart.items.map(({ id }) => id),
    coupon: cart.promocode?.code ?? null,
    products: visibleItems(cart.items).map(({ product_id, product, price, amount }) => ({
      productId: product_id,
      name: product.name,
      price,
      amount,
    })),
  };
}

/**
 * Whether the attempt belongs to an earlier cart and its outcome is unknown: the cart was emptied, perhaps by the
 * order, and filled again. Attempts of earlier versions have no lines.
 */
export function isOfOtherCart({ orderId, lines }: OrderAttempt, cart: Pick<Cart, 'items'>): boolean {
  return orderId === undefined && lines !== undefined && !cart.items.some(({ id }) => lines.includes(id));
}

interface AttemptState {
  attempt: OrderAttempt | undefined;
}

const createOrderAttempt = (key: string) =>
  createStore<AttemptState>()(
    persist((): AttemptState => ({ attempt: undefined }), {
      name: key,
      storage: sessionEntry<AttemptState>({
        parse: (stored) => ({ attempt: z.safeParse(attemptSchema, stored).data }),
        serialize: ({ attempt }) => attempt,
      }),
    }),
  );

/** One store per page: a closed order panel still writes its outcome, and the cart panel reads it. */
const stores = new WeakMap<QueryClient, ReturnType<typeof createOrderAttempt>>();

/** The order that this tab has sent and whose outcome it has not shown yet; it survives a reload. */
export function useOrderAttempt() {
  const key = storageKeys(useBrand().key).orderAttempt;
  const queryClient = useQueryClient();
  const store = stores.get(queryClient) ?? createOrderAttempt(key);
  stores.set(queryClient, store);
  return {
    /** Undefined when no order waits for its outcome. */
    sent: useStore(store, ({ attempt }) => attempt),
    /** Stores the attempt; undefined removes it. */
    remember: (attempt: OrderAttempt | undefined) => store.setState({ attempt }),
    lastAttempt: () => store.getState().attempt,
  };
}
