import { type Cart, cartCalls, type CartItem } from '@storefront/api-contract';
import { useTakeMethod } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import type { Api } from '../call/createApi';
import { loadDeferredCalls } from '../call/loadDeferredCalls';
import { repeatOnce } from '../call/repeatOnce';
import { type AddedProduct, hasAdded, rememberServerId, serverLineId, withAdded } from './addedLine';
import { cartFields, readCart } from './cartQuery';
import { messages } from './messages';
import { type CartWrite, runCartWrite, useCartWrite } from './useCartWrite';

const addProduct = {
  call: (api, { productId, amount, modifiers }, confirmed) => {
    const options = {
      // The place may change before the repetition, but a key belongs to one body.
      body: {
        ...cartFields(),
        product_id: productId,
        amount,
        modifiers: modifiers.map((modifier) => ({ id: modifier.id, amount: modifier.amount })),
      },
      // `randomUUID` needs https.
      idempotencyKey: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    };
    const send = () => api.call(cartCalls.addProduct, options);
    // Another back end would add twice.
    return confirmed?.honours_keys ? repeatOnce(send) : send();
  },
  optimisticUpdate: withAdded,
  createOptimistic: (product) => withAdded(null, product),
  wasApplied: hasAdded,
  onSuccess: rememberServerId,
  fallback: messages.add,
} satisfies CartWrite<AddedProduct>;

/** Adds a product to the cart (spec §4, Add to cart). The caller asks the customer for an address first. */
export const useAddProduct = () => useCartWrite<AddedProduct>(addProduct);

/**
 * Adds a removed line again. The removal may fail while this write waits for it: a line that the server still has is
 * not added twice. `removedId` is the line's id before it was removed.
 */
export const useRestoreLine = () =>
  useCartWrite<AddedProduct & { removedId: number }>({
    ...addProduct,
    call: async (api, { removedId, ...product }, confirmed) => {
      const hasLine = (cart: Cart | null | undefined) =>
        cart?.items.some(({ id }) => id === serverLineId(removedId)) === true;
      if (hasLine(confirmed)) {
        // A removal whose response was lost may have been applied.
        const read = await readCart(api);
        if (hasLine(read.order)) return read;
      }
      return addProduct.call(api, product, confirmed);
    },
  });

/** The cart with another amount of a line and the sums adjusted, in roubles; 0 removes the line. */
export function withAmount(cart: Cart, itemId: number, amount: number): Cart {
  const counted = cart.items.find((item) => item.id === itemId);
  const difference = counted ? (amount - counted.amount) * counted.price : 0;
  const update = <Line extends CartItem>(items: Line[]) =>
    items.flatMap((item) => (item.id !== itemId ? [item] : amount === 0 ? [] : [{ ...item, amount }]));
  return {
    ...cart,
    items: update(cart.items),
    stoplisted_items: update(cart.stoplisted_items),
    full_sum: cart.full_sum + difference,
    discount_sum: cart.discount_sum + difference,
  };
}

/**
 * A line that never got into the cart has no amount to change: the cart is read instead. The call outlives the page,
 * which may be left right after a press.
 */
function sendAmount(api: Api, itemId: number, amount: number) {
  const id = serverLineId(itemId);
  return id === undefined
    ? readCart(api)
    : api.call(cartCalls.changeAmount, { body: { ...cartFields(), item_id: id, amount }, keepalive: true });
}

/** Sets the amount of a line, optimistically; 0 removes it. */
export const useChangeAmount = () =>
  useCartWrite<{ itemId: number; amount: number }>({
    call: (api, { itemId, amount }) => sendAmount(api, itemId, amount),
    optimisticUpdate: (cart, { itemId, amount }) => withAmount(cart, itemId, amount),
    fallback: messages.amount,
  });

/**
 * Removes a line: the same call with amount 0 and an error text of its own; `replaced` when another product
 * takes its place (spec §8).
 */
export const useRemoveItem = (reason: 'remove' | 'replaced' = 'remove') =>
  useCartWrite<{ itemId: number }>({
    call: (api, { itemId }) => sendAmount(api, itemId, 0),
    optimisticUpdate: (cart, { itemId }) => withAmount(cart, itemId, 0),
    fallback: messages[reason],
  });

/** Sends the customer's comment on the order, and keeps the bonuses chosen to be spent (spec §4, Cart; §7). */
export const useSaveComment = () =>
  useCartWrite<{ comment: string }>({
    call: (api, { comment }) => api.call(cartCalls.addComment, { body: { ...cartFields(), comment } }),
    optimisticUpdate: (cart, { comment }) => ({ ...cart, comment }),
    fallback: messages.save,
    keepsBonuses: true,
  });

/**
 * Chooses how the order is paid: 1 online, 2 by card on receipt, 3 in cash (spec §3, Payment types). Keeps the bonuses
 * chosen to be spent (spec §4, Cart; §7).
 */
export const useChangePaymentType = () =>
  useCartWrite<{ id: 1 | 2 | 3 }>({
    call: (api, { id }) => api.call(cartCalls.changePaymentType, { body: { ...cartFields(), id } }),
    optimisticUpdate: (cart, { id }) => ({ ...cart, payment_type_id: id }),
    fallback: messages.save,
    keepsBonuses: true,
  });

/**
 * Sets the time the order is wanted at; `datetime` is ISO with its offset, null means as soon as possible
 * (spec §7).
 */
export const useChangeDatetime = () =>
  useCartWrite<{ datetime: string | null }>({
    call: (api, { datetime }) =>
      api.call(cartCalls.changeDatetime, {
        body: { ...cartFields(), ...(datetime === null ? {} : { datetime }) },
      }),
    optimisticUpdate: (cart, { datetime }) => ({ ...cart, datetime }),
    fallback: messages.save,
    keepsBonuses: true,
  });

/** Sets the number of persons; the bonuses to spend are then taken from the answer (spec §4, Cart; §7). */
export const useChangePersonCount = () =>
  useCartWrite<{ persons: number }>({
    call: (api, { persons }) =>
      api.call(cartCalls.changePersonCount, { query: { ...cartFields(), persons }, keepalive: true }),
    optimisticUpdate: (cart, { persons }) => ({ ...cart, persons_count: persons }),
    fallback: messages.save,
  });

/**
 * Switches contactless delivery or the call that confirms the order on or off. Keeps the bonuses chosen to be spent
 * (spec §4, Cart; §7).
 */
export const useToggleParam = () =>
  useCartWrite<{ param: 'contactless' | 'need_call_confirmation'; isOn: boolean }>({
    call: (api, { param, isOn }) =>
      api.call(cartCalls.toggleParam, { body: { ...cartFields(), param, value: isOn ? 1 : 0 } }),
    optimisticUpdate: (cart, { param, isOn }) => ({ ...cart, [param]: isOn }),
    fallback: messages.save,
    keepsBonuses: true,
  });

interface TakeMethodChange {
  method: 'delivery' | 'pickup';
  /** Restores the previous choice after a failure: the cart is then read for that choice. */
  undo?: (() => void) | undefined;
}

const takeMethodWrite = (fallback: string, keepsBonuses = false): CartWrite<TakeMethodChange> => ({
  ...(keepsBonuses && { keepsBonuses }),
  call: async (api, { method }) => {
    // Another take method may be chosen before this call is sent: send the location of this method.
    const body = { ...cartFields({ takeMethod: method }), method };
    const { delivery } = useTakeMethod.getState();
    if (!api.addressInTakeMethod || method === 'pickup' || !delivery)
      return api.call(cartCalls.changeTakeMethod, { body });
    const { addressFields } = await loadDeferredCalls();
    const address = JSON.stringify({ id: delivery.id, ...addressFields(delivery) });
    return api.call(cartCalls.changeTakeMethod, { body: { ...body, address } });
  },
  onFailure: ({ undo }) => undo?.(),
  fallback,
});

/**
 * Sends the take method and its location to the server, after `useTakeMethod` has changed (spec §4, Take
 * method); `address` when only the location has changed (spec §8).
 */
export const useChangeTakeMethod = (changed: 'takeMethod' | 'address' = 'takeMethod') =>
  useCartWrite(takeMethodWrite(messages[changed]));

/**
 * Sends the chosen take method outside a component, in line with the other cart writes (spec §4, Auth). A failure is
 * toasted, with `fallback` when the server sends no message. `keepsBonuses` means that the customer has changed nothing
 * (spec §4, Cart). Never rejects.
 *
 * @returns the cart, undefined when the server has refused the change.
 */
export async function sendTakeMethod(
  queryClient: QueryClient,
  { fallback, keepsBonuses, ...change }: TakeMethodChange & { fallback: string; keepsBonuses?: boolean },
): Promise<Cart | null | undefined> {
  return runCartWrite(queryClient, takeMethodWrite(fallback, keepsBonuses), change).catch(() => undefined);
}
