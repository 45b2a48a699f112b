import { cartKey, useCart } from '@storefront/api-client';
import { keepsBonuses, on } from '@storefront/contracts';
import { type QueryClient, useQueryClient } from '@storefront/query';
import { useEffect, useSyncExternalStore } from 'react';

/** Undefined until the customer chooses: then the cart's own write-off counts. */
let chosen: number | undefined;
let stopHearing: (() => void) | undefined;
const readers = new Set<() => void>();
const followed = new WeakSet<QueryClient>();

function choose(amount: number | undefined) {
  chosen = amount;
  for (const tell of readers) tell();
}

function subscribe(tell: () => void) {
  readers.add(tell);
  // Kept after the last reader has gone: the shell asks for the reset when the order panel is closed already.
  stopHearing ??= on('checkout:used-bonuses-reset-requested', () => choose(0));
  return () => void readers.delete(tell);
}

/**
 * Another cart may be worth other bonuses; only writes that say so leave the customer's choice alone (spec §4, Cart).
 * For as long as the page lives: what is put into the cart after the order panel has closed counts, too.
 */
function followCart(queryClient: QueryClient) {
  if (followed.has(queryClient)) return;
  followed.add(queryClient);
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { mutationKey, meta } = event.mutation.options;
    if (mutationKey?.[0] !== 'cart' || mutationKey[1] !== 'write') return;
    // No cart any more leaves nothing to spend them on.
    if (!keepsBonuses(meta) || event.mutation.state.data === null) choose(undefined);
  });
  let known = queryClient.getQueryData(cartKey);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.query.queryKey.length !== 1 || event.query.queryKey[0] !== cartKey[0]) return;
    const read: unknown = event.query.state.data;
    // A read that brings what is known already (a window that got the focus back) forgets nothing.
    if (!event.action.manual && read !== known) choose(undefined);
    known = read;
  });
}

/** Bonuses to spend on this order: what the customer chose, else what the cart writes off (spec §4, Cart). */
export function useUsedBonuses(): number {
  const queryClient = useQueryClient();
  const { data: cart } = useCart();
  const amount = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => undefined,
  );
  useEffect(() => followCart(queryClient), [queryClient]);
  return amount ?? cart?.write_off_amount ?? 0;
}

/** The customer wants to spend this many bonuses; the caller keeps it within its bounds (spec §5). */
export function setUsedBonuses(amount: number): void {
  choose(amount);
}
