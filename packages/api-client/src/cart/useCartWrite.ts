import { type Cart, cartCalls } from '@storefront/api-contract';
import { keepsBonusesMeta, toast } from '@storefront/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@storefront/query';
import { type Api } from '../call/createApi';
import { ApiError, failureText } from '../call/ApiError';
import { apiOf } from '../call/apiOf';
import { acceptCart, cartFields, cartKey } from './cartQuery';

/** Key of every write of the cart. */
export const cartWrites = ['cart', 'write'] as const;

interface CartWrite<Variables> {
  /** One call that answers with the whole cart. */
  call: (
    api: Api,
    variables: Variables,
  ) => Promise<{ order: Cart | null; error: boolean; message: string | null }>;
  /** The cart as it will look, shown at once and taken back when the call fails. */
  preview?: (cart: Cart, variables: Variables) => Cart | null;
  /** The same where there is no cart yet. */
  begin?: (variables: Variables) => Cart | null;
  /** Whether a write whose answer was lost has been made all the same; told by a cart that is read then. */
  isDone?: (before: Cart | null | undefined, now: Cart | null, variables: Variables) => boolean;
  onAnswer?: (cart: Cart | null, variables: Variables) => void;
  /** Shown when the server says nothing (spec §8). */
  fallback: string;
  /** Comment, switches, time and payment leave the bonuses to spend alone (spec §4, Cart). */
  keepsBonuses?: true;
}

/** Thrown when a cart call answers 200 with `error: true` (spec §5, «add fails if reply has error true»). */
export class CartRefusedError extends Error {
  override name = 'CartRefusedError';
}

const isLastWrite = (queryClient: QueryClient) => queryClient.isMutating({ mutationKey: cartWrites }) <= 1;

/** The cart of the server while writes are under way: what it said last. */
const settled = new WeakMap<QueryClient, Cart | null | undefined>();

/** Makes a write. A lost answer does not say that nothing happened: the cart that is read then does. */
async function send<Variables>(
  queryClient: QueryClient,
  { call, isDone, fallback }: CartWrite<Variables>,
  variables: Variables,
): Promise<Cart | null> {
  const api = apiOf(queryClient);
  try {
    const answer = await call(api, variables);
    if (answer.error) throw new CartRefusedError(answer.message ?? fallback);
    return answer.order;
  } catch (error) {
    if (!isDone || !(error instanceof ApiError) || error.kind === 'refused') throw error;
    const read = await api.call(cartCalls.get, { query: cartFields() }).catch(() => undefined);
    if (read && isDone(settled.get(queryClient), read.order, variables)) return read.order;
    throw error;
  }
}

/** Whether it is known that there is no cart: none is being read, and none could not be read. */
function hasNoCart(queryClient: QueryClient): boolean {
  const state = queryClient.getQueryState<Cart | null>(cartKey);
  return !state?.data && state?.fetchStatus !== 'fetching' && state?.status !== 'error';
}

/**
 * A write to the cart. Writes go one after another, so the server sees them in the order of the fingers; the
 * last answer is the cart. A failure takes the preview back, toasts the reason and reads the cart anew.
 */
export function useCartWrite<Variables>(write: CartWrite<Variables>) {
  const { preview, begin, onAnswer, fallback, keepsBonuses } = write;
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: cartWrites,
    meta: keepsBonuses ? keepsBonusesMeta : {},
    scope: { id: 'cart' },
    mutationFn: async (variables: Variables) => {
      const cart = await send(queryClient, write, variables);
      settled.set(queryClient, cart);
      onAnswer?.(cart, variables);
      return cart;
    },
    onMutate: async (variables) => {
      const isFirst = hasNoCart(queryClient);
      await queryClient.cancelQueries({ queryKey: cartKey });
      const before = queryClient.getQueryData<Cart | null>(cartKey);
      if (!settled.has(queryClient)) settled.set(queryClient, before);
      const next = before ? preview?.(before, variables) : isFirst ? begin?.(variables) : undefined;
      if (next) queryClient.setQueryData(cartKey, next);
    },
    onSuccess: async (cart) => {
      // A read that left before this answer knows less than it.
      await queryClient.cancelQueries({ queryKey: cartKey });
      if (isLastWrite(queryClient)) acceptCart(queryClient, cart);
      else if (cart) acceptDraftOnly(queryClient, cart);
    },
    onError: (error) => {
      if (isLastWrite(queryClient)) {
        queryClient.setQueryData(cartKey, settled.get(queryClient) ?? null);
        void queryClient.invalidateQueries({ queryKey: cartKey });
      }
      toast(error instanceof CartRefusedError ? error.message : failureText(error, fallback), 'error');
    },
    onSettled: () => {
      if (isLastWrite(queryClient)) settled.delete(queryClient);
    },
  });
}

/** More writes are under way: their previews stay on the screen, but they need the draft. */
function acceptDraftOnly(queryClient: QueryClient, cart: Cart) {
  const shown = queryClient.getQueryData<Cart | null>(cartKey);
  acceptCart(queryClient, shown ? { ...shown, draft_uuid: cart.draft_uuid } : cart);
}
