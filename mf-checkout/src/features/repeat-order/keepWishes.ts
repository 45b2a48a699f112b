import { type Api, cartCalls, cartFields, runCartWrite } from '@storefront/api-client';
import type { Cart, Purchase } from '@storefront/api-contract';
import { DEFAULT_PAYMENT_TYPE, isPaymentTypeId } from '@storefront/domain';
import type { QueryClient } from '@storefront/query';
import { messages } from './messages';
import { type CartAnswer, withCart } from './withCart';

type Wishes = Pick<
  Purchase,
  'persons_count' | 'comment' | 'payment_type_id' | 'contactless' | 'need_call_confirmation'
>;
type Send = (api: Api) => Promise<CartAnswer>;

/**
 * Gives the cart what was chosen with the order beside its dishes: persons, comment, payment and switches. A choice that
 * differs from its default is the customer's own of now, and stays. A failure is toasted, and the dishes stay.
 */
export async function keepWishes(queryClient: QueryClient, order: Wishes, cart: Cart | null): Promise<void> {
  for (const send of missingWishes(order, cart)) {
    const call = async (api: Api) => withCart(api, await send(api));
    await runCartWrite(queryClient, { call, fallback: messages.saveFailed }, undefined).catch(
      () => undefined,
    );
  }
}

/** The calls that bring the cart to the order's choices. */
function missingWishes(order: Wishes, cart: Cart | null): Send[] {
  const { persons_count: persons, comment, payment_type_id: payment } = order;
  const sends: Send[] = [];
  if (persons > 1 && cart?.persons_count === 1) {
    sends.push((api) => api.call(cartCalls.changePersonCount, { query: { ...cartFields(), persons } }));
  }
  if (comment && !cart?.comment) {
    sends.push((api) => api.call(cartCalls.addComment, { body: { ...cartFields(), comment } }));
  }
  const isPaymentOpen = (cart?.payment_type_id ?? DEFAULT_PAYMENT_TYPE) === DEFAULT_PAYMENT_TYPE;
  if (isPaymentTypeId(payment) && payment !== DEFAULT_PAYMENT_TYPE && isPaymentOpen) {
    sends.push((api) => api.call(cartCalls.changePaymentType, { body: { ...cartFields(), id: payment } }));
  }
  for (const param of ['contactless', 'need_call_confirmation'] as const) {
    if (!order[param] || cart?.[param]) continue;
    sends.push((api) => api.call(cartCalls.toggleParam, { body: { ...cartFields(), param, value: 1 } }));
  }
  return sends;
}
