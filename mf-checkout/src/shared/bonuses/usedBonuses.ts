import { cartKey, useCart } from '@storefront/api-client';
import type { Cart } from '@storefront/api-contract';
import { keepsBonuses, on } from '@storefront/contracts';
import { type QueryClient, useQueryClient } from '@storefront/query';
import { useEffect } from 'react';
import { create } from 'zustand';

interface ChosenBonuses {
  /** Undefined until the customer chooses; until then the cart's own write-off counts. */
  chosen: number | undefined;
}

const useChosenBonuses = create<ChosenBonuses>()(() => ({ chosen: undefined }));

const followed = new WeakSet<QueryClient>();

/** The fields of a cart that its bonuses depend on. Time, comment and delivery terms may change with each read. */
function worthOf(cart: Cart | null | undefined): string | undefined {
  if (!cart) return undefined;
  const { items, discount_sum, discounts, write_off_amount } = cart;
  const lines = items.map(({ product_id, amount }) => [product_id, amount]);
  return JSON.stringify([lines, discount_sum, discounts, write_off_amount]);
}

/**
 * Drops the chosen bonuses when the cart changes, since another cart may allow another amount. Writes with
 * `keepsBonuses` keep the choice (spec §4, Cart), and so does a write that was pending when the customer chose. The
 * subscriptions live as long as the page: changes of the cart after the order panel has closed count too, and the shell
 * requests the reset only when the panel is already closed.
 */
function followCart(queryClient: QueryClient) {
  if (followed.has(queryClient)) return;
  followed.add(queryClient);
  on('checkout:used-bonuses-reset-requested', () => setUsedBonuses(0));
  const dropChoice = () => useChosenBonuses.setState({ chosen: undefined });
  const choiceBefore = new WeakMap<object, ChosenBonuses>();
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'added') choiceBefore.set(event.mutation, useChosenBonuses.getState());
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { mutationKey, meta } = event.mutation.options;
    if (mutationKey?.[0] !== 'cart' || mutationKey[1] !== 'write') return;
    const isOlderChoice = choiceBefore.get(event.mutation) === useChosenBonuses.getState();
    // Without a cart there is nothing to spend bonuses on.
    if ((!keepsBonuses(meta) && isOlderChoice) || event.mutation.state.data === null) dropChoice();
  });
  let known = worthOf(queryClient.getQueryData(cartKey));
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey.length !== 1 || event.query.queryKey[0] !== cartKey[0]) return;
    const read = worthOf(event.query.state.data);
    // A read that brings the same cart, as on a refocused window, keeps the choice.
    if (!event.action.manual && read !== known) dropChoice();
    known = read;
  });
}

/** Bonuses to spend on this order: the customer's choice, else the cart's own write-off (spec §4, Cart). */
export function useUsedBonuses(): number {
  const queryClient = useQueryClient();
  const { data: cart } = useCart();
  const chosen = useChosenBonuses((state) => state.chosen);
  useEffect(() => followCart(queryClient), [queryClient]);
  return chosen ?? cart?.write_off_amount ?? 0;
}

/** Sets how many bonuses to spend; the caller keeps the amount within its bounds (spec §5). */
export function setUsedBonuses(amount: number): void {
  useChosenBonuses.setState({ chosen: amount });
}
