import type { Cart } from '@storefront/api-contract';
import { storageKeys, useBrand } from '@storefront/contracts';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { createStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { sessionEntry } from '../../shared/storage/sessionEntry';

const draftSchema = z.object({
  /** The typed comment, until it is saved with the cart. */
  comment: z.catch(z.optional(z.string()), undefined),
  /** Digits of the sum that the courier brings change for. */
  cashChange: z.catch(z.string(), ''),
  /** What the form showed when its session ended, until the form opens again (`useInterruptedOrder`). */
  interrupted: z.catch(
    z.optional(
      z.object({
        paymentType: z.literal([1, 2, 3]),
        persons: z.number(),
        contactless: z.boolean(),
        needsCall: z.boolean(),
        /** As the cart has it; null is as soon as possible. */
        datetime: z.nullable(z.string()),
        bonuses: z.number(),
      }),
    ),
    undefined,
  ),
  /** Ids of the cart's lines that the draft belongs to. */
  lines: z.catch(z.optional(z.array(z.number())), undefined),
});

export type OrderDraft = z.output<typeof draftSchema>;

const empty: OrderDraft = { comment: undefined, cashChange: '', interrupted: undefined, lines: undefined };
const isEmpty = ({ comment, cashChange, interrupted }: OrderDraft) =>
  comment === undefined && cashChange === '' && interrupted === undefined;

const createOrderDraft = (key: string) =>
  createStore<OrderDraft>()(
    persist(() => empty, {
      name: key,
      storage: sessionEntry({
        parse: (stored) => z.safeParse(draftSchema, stored).data,
        serialize: (draft) => (isEmpty(draft) ? undefined : draft),
      }),
    }),
  );

export type OrderDraftStore = ReturnType<typeof createOrderDraft>;

/** Binds the draft to these lines. Empties it first, unless one of its own lines is still in the cart. */
function claim(draft: OrderDraftStore, lines: number[]): void {
  const { lines: typedFor } = draft.getState();
  const isOther = typedFor !== undefined && !typedFor.some((id) => lines.includes(id));
  draft.setState({ ...(isOther && empty), lines });
}

const linesOf = ({ items, stoplisted_items }: CartLines) =>
  [...items, ...stoplisted_items].map(({ id }) => id);

type CartLines = Pick<Cart, 'items' | 'stoplisted_items'>;

/**
 * The typed fields of the order that are not saved yet. They survive a closed panel and a reload, but neither a closed
 * tab nor an emptied cart (spec §4, Cart). Each opening of the panel makes its own store, so that no data of a customer
 * stays in memory after a logout.
 */
export function useOrderDraft(): OrderDraftStore {
  const key = storageKeys(useBrand().key).orderDraft;
  const [draft] = useState(() => createOrderDraft(key));
  return draft;
}

/**
 * Binds the draft to the cart of the form. The form is shown as long as the cart has dishes, so the draft follows the
 * cart when other dishes replace them.
 */
export function useDraftOfCart(draft: OrderDraftStore, cart: CartLines): void {
  // The form's fields start with the draft, so it is claimed before they render.
  useState(() => claim(draft, linesOf(cart)));
  const ids = linesOf(cart).join();
  // Only when the lines change: the cart is a new object in each render, and a logout empties the draft.
  useEffect(() => void draft.setState({ lines: ids === '' ? [] : ids.split(',').map(Number) }), [draft, ids]);
}

/** Empties the draft, once its order is placed. */
export function clearDraft(store: OrderDraftStore): void {
  store.setState(empty);
}
