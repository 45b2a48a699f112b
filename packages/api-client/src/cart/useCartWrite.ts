import type { Cart } from '@storefront/api-contract';
import { toast } from '@storefront/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@storefront/query';
import { type Api } from '../call/createApi';
import { failureText } from '../call/ApiError';
import { apiOf } from '../call/apiOf';
import { acceptCart, cartKey } from './cartQuery';

const writes = ['cart', 'write'] as const;

interface CartWrite<Variables> {
  /** One call that answers with the whole cart. */
  call: (
    api: Api,
    variables: Variables,
  ) => Promise<{ order: Cart | null; error: boolean; message: string | null }>;
  /** The cart as it will look, shown at once and taken back when the call fails. */
  preview?: (cart: Cart, variables: Variables) => Cart;
  /** Shown when the server says nothing (spec §8). */
  fallback: string;
}

/** Thrown when a cart call answers 200 with `error: true` (spec §5, «add fails if reply has error true»). */
export class CartRefusedError extends Error {
  override name = 'CartRefusedError';
}

const isLastWrite = (queryClient: QueryClient) => queryClient.isMutating({ mutationKey: writes }) <= 1;

/**
 * A write to the cart. Writes go one after another, so the server sees them in the order of the fingers; the
 * last answer is the cart. A failure takes the preview back, toasts the reason and reads the cart anew.
 */
export function useCartWrite<Variables>({ call, preview, fallback }: CartWrite<Variables>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: writes,
    scope: { id: 'cart' },
    mutationFn: async (variables: Variables) => {
      const answer = await call(apiOf(queryClient), variables);
      if (answer.error) throw new CartRefusedError(answer.message ?? fallback);
      return answer.order;
    },
    onMutate: async (variables) => {
      await queryClient.cancelQueries({ queryKey: cartKey });
      const before = queryClient.getQueryData<Cart | null>(cartKey);
      if (before && preview) queryClient.setQueryData(cartKey, preview(before, variables));
      return { before };
    },
    onSuccess: (cart) => {
      if (isLastWrite(queryClient)) acceptCart(queryClient, cart);
      else if (cart) acceptDraftOnly(queryClient, cart);
    },
    onError: (error, _variables, saved) => {
      if (isLastWrite(queryClient)) {
        if (saved) queryClient.setQueryData(cartKey, saved.before);
        void queryClient.invalidateQueries({ queryKey: cartKey });
      }
      toast(error instanceof CartRefusedError ? error.message : failureText(error, fallback), 'error');
    },
  });
}

/** More writes are under way: their previews stay on the screen, but they need the draft. */
function acceptDraftOnly(queryClient: QueryClient, cart: Cart) {
  const shown = queryClient.getQueryData<Cart | null>(cartKey);
  acceptCart(queryClient, shown ? { ...shown, draft_uuid: cart.draft_uuid } : cart);
}
