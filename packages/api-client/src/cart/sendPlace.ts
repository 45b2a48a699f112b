import type { Cart } from '@storefront/api-contract';
import { mayHaveCart, type TakeMethod } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';
import { cartKey, hasDraftOrLogin } from './cartQuery';
import { sendTakeMethod } from './cartWrites';
import { messages } from './messages';

interface PlaceChange {
  readonly before: { readonly type: TakeMethod } | undefined;
  /** Stored in `useTakeMethod` already. */
  readonly after: { readonly type: TakeMethod };
  /** Restores the choice before it; without it a place that the server refuses stays chosen. */
  readonly undo?: (() => void) | undefined;
}

interface SentPlace {
  /** The cart at the place: null without a cart, undefined when the server has refused the place. */
  readonly cart: Cart | null | undefined;
  /** Whether the place stays chosen. A first place does: without a place nothing can be ordered (decision 0010). */
  readonly isKept: boolean;
}

/**
 * Sends a new place of the order to the cart (spec §4, Address), or reads the cart again when there certainly is no
 * cart. The write is queued before this function returns, so that later additions to the cart go to the new place. A
 * failure is toasted. Never rejects.
 */
export async function sendPlace(
  queryClient: QueryClient,
  { before, after, undo }: PlaceChange,
): Promise<SentPlace> {
  if (!mayHaveCart(queryClient.getQueryData<Cart | null>(cartKey), hasDraftOrLogin(queryClient))) {
    await queryClient.invalidateQueries({ queryKey: cartKey });
    return { cart: null, isKept: true };
  }
  const undoIfRefused = before && undo;
  const cart = await sendTakeMethod(queryClient, {
    method: after.type,
    fallback: messages[before && before.type !== after.type ? 'takeMethod' : 'address'],
    undo: undoIfRefused,
  });
  return { cart, isKept: cart !== undefined || !undoIfRefused };
}
