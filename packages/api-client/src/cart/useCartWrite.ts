import type { Cart } from '@storefront/api-contract';
import { cartReadMeta, keepsBonusesMeta, toast, type ToastTopic } from '@storefront/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@storefront/query';
import { type Api } from '../call/createApi';
import { ApiError } from '../call/ApiError';
import { apiOf } from '../call/apiOf';
import { toastFailure } from '../call/toastFailure';
import { acceptCart, cartKey, readCart } from './cartQuery';
import { messages } from './messages';

/** Such a toast is no longer news once a code is applied. */
export const promoTopic = 'promo-code';

/** Mutation key of every cart write. */
export const cartWriteKey = ['cart', 'write'] as const;

export interface CartWrite<Variables> {
  /** One call that answers with the whole cart. `confirmed` is the cart that the server sent last. */
  call: (api: Api, variables: Variables, confirmed?: Cart | null) => Promise<{ order: Cart | null }>;
  /** The cart as it will look: shown at once, rolled back when the call fails. */
  optimisticUpdate?: (cart: Cart, variables: Variables) => Cart | null;
  /** The same when there is no cart yet. */
  createOptimistic?: (variables: Variables) => Cart | null;
  /**
   * Whether the server applied a write whose response was lost: compares the cart before it with the cart
   * read now.
   */
  wasApplied?: (before: Cart | null | undefined, now: Cart | null, variables: Variables) => boolean;
  onSuccess?: (cart: Cart | null, variables: Variables) => void;
  /** Runs before the cart is read again. */
  onFailure?: (variables: Variables) => void;
  /** Toasted when the server sends no message (spec §8). */
  fallback: string;
  /** The topic of the toast. */
  topic?: ToastTopic;
  /** Comment, switches, time and payment do not reset the bonuses to spend (spec §4, Cart). */
  keepsBonuses?: true;
  /** Only reads the cart, in line with the writes. */
  isRead?: true;
  /** Applies or removes the promo code, so that its absence afterwards is no news. */
  changesPromo?: true;
}

const isLastWrite = (queryClient: QueryClient) => queryClient.isMutating({ mutationKey: cartWriteKey }) <= 1;

/** The last cart that the server confirmed, kept while writes are pending. */
const lastConfirmed = new WeakMap<QueryClient, Cart | null | undefined>();

/** Makes a write. After a lost response it reads the cart to find out whether the write was applied. */
async function send<Variables>(
  queryClient: QueryClient,
  { call, wasApplied }: CartWrite<Variables>,
  variables: Variables,
): Promise<Cart | null> {
  const api = apiOf(queryClient);
  try {
    const { order } = await call(api, variables, lastConfirmed.get(queryClient));
    return order;
  } catch (error) {
    const confirmed = lastConfirmed.get(queryClient);
    // A proxy that has lost the back end's answer sends a 5xx. The earlier content of an unread cart is unknown.
    const isLost =
      error instanceof ApiError &&
      (error.kind !== 'refused' || (error.status >= 500 && confirmed !== undefined));
    if (!wasApplied || !isLost) throw error;
    const read = await readCart(api).catch(() => undefined);
    if (read && wasApplied(confirmed, read.order, variables)) return read.order;
    throw error;
  }
}

/**
 * Toasts that a write has ended the promo code of the cart: its conditions may hold no longer with fewer dishes or at
 * another place. A cart that is gone as a whole was ordered or emptied elsewhere.
 */
function toastEndedPromo(before: Cart | null | undefined, after: Cart | null): void {
  if (!before?.promocode || !after || after.promocode) return;
  toast(messages.promoEnded(before.promocode.code), 'error', undefined, promoTopic);
}

/** Whether there certainly is no cart: a cart that is being read or written, or could not be read, may exist. */
function hasNoCart(queryClient: QueryClient): boolean {
  const state = queryClient.getQueryState<Cart | null>(cartKey);
  const isKnown = state?.fetchStatus !== 'fetching' && state?.status !== 'error';
  return !state?.data && isKnown && isLastWrite(queryClient);
}

/**
 * A write to the cart. Writes run one after another, so the server sees them in the order of the taps, and
 * the last response is the cart. A failure rolls the optimistic update back, toasts the reason and reads the
 * cart again.
 */
export function useCartWrite<Variables>(write: CartWrite<Variables>) {
  const queryClient = useQueryClient();
  return useMutation(cartWriteOptions(queryClient, write));
}

/** The same write outside a component. @throws ApiError, after it has been toasted. */
export function runCartWrite<Variables>(
  queryClient: QueryClient,
  write: CartWrite<Variables>,
  variables: Variables,
): Promise<Cart | null> {
  const mutation = queryClient.getMutationCache().build(queryClient, cartWriteOptions(queryClient, write));
  return mutation.execute(variables);
}

function cartWriteOptions<Variables>(queryClient: QueryClient, write: CartWrite<Variables>) {
  const { optimisticUpdate, createOptimistic, onSuccess, onFailure, fallback, topic } = write;
  const { keepsBonuses, isRead, changesPromo } = write;
  return {
    mutationKey: cartWriteKey,
    meta: { ...(keepsBonuses && keepsBonusesMeta), ...(isRead && cartReadMeta) },
    scope: { id: 'cart' },
    mutationFn: async (variables: Variables) => {
      const cart = await send(queryClient, write, variables);
      if (!isRead && !changesPromo) toastEndedPromo(lastConfirmed.get(queryClient), cart);
      lastConfirmed.set(queryClient, cart);
      onSuccess?.(cart, variables);
      return cart;
    },
    onMutate: async (variables: Variables) => {
      const isFirst = hasNoCart(queryClient);
      await queryClient.cancelQueries({ queryKey: cartKey });
      const before = queryClient.getQueryData<Cart | null>(cartKey);
      if (!lastConfirmed.has(queryClient)) lastConfirmed.set(queryClient, before);
      const next = before
        ? optimisticUpdate?.(before, variables)
        : isFirst
          ? createOptimistic?.(variables)
          : undefined;
      if (next) queryClient.setQueryData(cartKey, next);
    },
    onSuccess: async (cart: Cart | null) => {
      // A read that started before this response is older than it.
      await queryClient.cancelQueries({ queryKey: cartKey });
      if (isLastWrite(queryClient)) acceptCart(queryClient, cart);
      else if (cart) acceptDraftOnly(queryClient, cart);
    },
    onError: (error: Error, variables: Variables) => {
      onFailure?.(variables);
      if (isLastWrite(queryClient)) {
        const confirmed = lastConfirmed.get(queryClient);
        // A cart that was never read may exist: it is not empty, and so it is not null.
        if (confirmed === undefined) void queryClient.resetQueries({ queryKey: cartKey });
        else {
          queryClient.setQueryData(cartKey, confirmed);
          void queryClient.invalidateQueries({ queryKey: cartKey });
        }
      }
      toastFailure(error, fallback, topic);
    },
    onSettled: () => {
      if (isLastWrite(queryClient)) lastConfirmed.delete(queryClient);
    },
  };
}

/** More writes are pending: their optimistic updates stay on the screen, but they need the draft. */
function acceptDraftOnly(queryClient: QueryClient, cart: Cart) {
  const shown = queryClient.getQueryData<Cart | null>(cartKey);
  acceptCart(queryClient, shown ? { ...shown, draft_uuid: cart.draft_uuid } : cart);
}
