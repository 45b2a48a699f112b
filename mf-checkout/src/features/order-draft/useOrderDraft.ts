import { storageKeys, useBrand } from '@storefront/contracts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { createStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { sessionEntry } from '../../shared/storage/sessionEntry';

const draftSchema = z.object({
  /** Typed, and not saved with the cart yet. */
  comment: z.catch(z.optional(z.string()), undefined),
  /** Digits of the sum that the courier brings change for. */
  cashChange: z.catch(z.string(), ''),
});

export type OrderDraft = z.output<typeof draftSchema>;

const empty: OrderDraft = { comment: undefined, cashChange: '' };
const isEmpty = ({ comment, cashChange }: OrderDraft) => comment === undefined && cashChange === '';

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

/**
 * What is typed into the order and not saved yet. It survives a closed panel and a reload, but not the tab. Each
 * opening of the panel makes a store of its own, so that nothing of a customer stays in memory after a logout.
 */
export function useOrderDraft(): OrderDraftStore {
  const key = storageKeys(useBrand().key).orderDraft;
  const [store] = useState(() => createOrderDraft(key));
  return store;
}

/** Forgets the draft, once its order is placed. */
export function clearDraft(store: OrderDraftStore): void {
  store.setState(empty);
}
