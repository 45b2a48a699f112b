import { type Cart, cartCalls } from '@storefront/api-contract';
import { cartFields } from './cartQuery';
import { messages } from './messages';
import { useCartWrite } from './useCartWrite';

export interface AddedProduct {
  productId: number;
  amount: number;
  modifiers: readonly { id: number; amount: number }[];
}

/** Puts a product into the cart (spec §4, Add to cart). The caller asks for an address first. */
export const useAddProduct = () =>
  useCartWrite<AddedProduct>({
    call: (api, { productId, amount, modifiers }) =>
      api.call(cartCalls.addProduct, {
        body: { ...cartFields(), product_id: productId, amount, modifiers: [...modifiers] },
      }),
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

/** Sets the amount of a line, at once on the screen; 0 removes it. */
export const useChangeAmount = () =>
  useCartWrite<{ itemId: number; amount: number }>({
    call: (api, { itemId, amount }) =>
      api.call(cartCalls.changeAmount, { body: { ...cartFields(), item_id: itemId, amount } }),
    preview: (cart, { itemId, amount }) => withAmount(cart, itemId, amount),
    fallback: messages.amount,
  });

/** Removes a line: the same call with 0, with its own text when it fails (spec §8). */
export const useRemoveItem = () =>
  useCartWrite<{ itemId: number }>({
    call: (api, { itemId }) =>
      api.call(cartCalls.changeAmount, { body: { ...cartFields(), item_id: itemId, amount: 0 } }),
    preview: (cart, { itemId }) => withAmount(cart, itemId, 0),
    fallback: messages.remove,
  });

export const useSaveComment = () =>
  useCartWrite<{ comment: string }>({
    call: (api, { comment }) => api.call(cartCalls.addComment, { body: { ...cartFields(), comment } }),
    preview: (cart, { comment }) => ({ ...cart, comment }),
    fallback: messages.save,
  });

export const useChangePaymentType = () =>
  useCartWrite<{ id: 1 | 2 | 3 }>({
    call: (api, { id }) => api.call(cartCalls.changePaymentType, { body: { ...cartFields(), id } }),
    preview: (cart, { id }) => ({ ...cart, payment_type_id: id }),
    fallback: messages.save,
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
  });

/** Tells the server the take method and its place, after `useTakeMethod` has changed (spec §4, Take method). */
export const useChangeTakeMethod = () =>
  useCartWrite<{ method: 'delivery' | 'pickup' }>({
    call: (api, { method }) => api.call(cartCalls.changeTakeMethod, { body: { ...cartFields(), method } }),
    fallback: messages.takeMethod,
  });
