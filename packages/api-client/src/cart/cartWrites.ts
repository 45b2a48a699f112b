import { type Cart, cartCalls } from '@storefront/api-contract';
import type { Api } from '../call/createApi';
import { type AddedProduct, hasAdded, nameLine, serverLineId, withAdded } from './addedLine';
import { cartFields } from './cartQuery';
import { messages } from './messages';
import { useCartWrite } from './useCartWrite';

/** Puts a product into the cart (spec §4, Add to cart). The caller asks for an address first. */
export const useAddProduct = () =>
  useCartWrite<AddedProduct>({
    call: (api, { productId, amount, modifiers }) =>
      api.call(cartCalls.addProduct, {
        body: {
          ...cartFields(),
          product_id: productId,
          amount,
          modifiers: modifiers.map((modifier) => ({ id: modifier.id, amount: modifier.amount })),
        },
      }),
    preview: withAdded,
    begin: (added) => withAdded(null, added),
    isDone: hasAdded,
    onAnswer: nameLine,
    fallback: messages.add,
  });

/** The cart as it will look with another amount of a line, sums in roubles included; 0 takes the line out. */
export function withAmount(cart: Cart, itemId: number, amount: number): Cart {
  const line = [...cart.items, ...cart.stoplisted_items].find((item) => item.id === itemId);
  const difference = line ? (amount - line.amount) * line.price : 0;
  const change = (items: Cart['items']) =>
    items.flatMap((item) => (item.id !== itemId ? [item] : amount === 0 ? [] : [{ ...item, amount }]));
  const isCounted = cart.items.some((item) => item.id === itemId);
  return {
    ...cart,
    items: change(cart.items),
    stoplisted_items: change(cart.stoplisted_items),
    full_sum: isCounted ? cart.full_sum + difference : cart.full_sum,
    discount_sum: isCounted ? cart.discount_sum + difference : cart.discount_sum,
  };
}

/** A line that never got into the cart has no amount to change: the cart is read instead. */
function sendAmount(api: Api, itemId: number, amount: number) {
  const id = serverLineId(itemId);
  return id === undefined
    ? api.call(cartCalls.get, { query: cartFields() })
    : api.call(cartCalls.changeAmount, { body: { ...cartFields(), item_id: id, amount } });
}

/** Sets the amount of a line, at once on the screen; 0 removes it. */
export const useChangeAmount = () =>
  useCartWrite<{ itemId: number; amount: number }>({
    call: (api, { itemId, amount }) => sendAmount(api, itemId, amount),
    preview: (cart, { itemId, amount }) => withAmount(cart, itemId, amount),
    fallback: messages.amount,
  });

/**
 * Removes a line: the same call with 0, with its own text when it fails; `replaced` when another product has taken
 * its place (spec §8).
 */
export const useRemoveItem = (why: 'remove' | 'replaced' = 'remove') =>
  useCartWrite<{ itemId: number }>({
    call: (api, { itemId }) => sendAmount(api, itemId, 0),
    preview: (cart, { itemId }) => withAmount(cart, itemId, 0),
    fallback: messages[why],
  });

export const useSaveComment = () =>
  useCartWrite<{ comment: string }>({
    call: (api, { comment }) => api.call(cartCalls.addComment, { body: { ...cartFields(), comment } }),
    preview: (cart, { comment }) => ({ ...cart, comment }),
    fallback: messages.save,
    keepsBonuses: true,
  });

export const useChangePaymentType = () =>
  useCartWrite<{ id: 1 | 2 | 3 }>({
    call: (api, { id }) => api.call(cartCalls.changePaymentType, { body: { ...cartFields(), id } }),
    preview: (cart, { id }) => ({ ...cart, payment_type_id: id }),
    fallback: messages.save,
    keepsBonuses: true,
  });

export const useChangePersonCount = () =>
  useCartWrite<{ persons: number }>({
    call: (api, { persons }) =>
      api.call(cartCalls.changePersonCount, { query: { ...cartFields(), persons } }),
    preview: (cart, { persons }) => ({ ...cart, persons_count: persons }),
    fallback: messages.save,
  });

export const useToggleParam = () =>
  useCartWrite<{ param: 'contactless' | 'need_call_confirmation'; isOn: boolean }>({
    call: (api, { param, isOn }) =>
      api.call(cartCalls.toggleParam, { body: { ...cartFields(), param, value: isOn ? 1 : 0 } }),
    preview: (cart, { param, isOn }) => ({ ...cart, [param]: isOn }),
    fallback: messages.save,
    keepsBonuses: true,
  });

/**
 * Tells the server the take method and its place, after `useTakeMethod` has changed (spec §4, Take method); `address`
 * when only the place is another (spec §8).
 */
export const useChangeTakeMethod = (what: 'takeMethod' | 'address' = 'takeMethod') =>
  useCartWrite<{ method: 'delivery' | 'pickup' }>({
    call: (api, { method }) =>
      // By the time it leaves another one may be chosen, whose place is no place of this one.
      api.call(cartCalls.changeTakeMethod, { body: { ...cartFields({ takeMethod: method }), method } }),
    fallback: messages[what],
  });
