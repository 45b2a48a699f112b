import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { flag, id, list, numberOr, numberOrNull, objectOrNull, text, textOrNull } from '../lenient';
import { cartFields, choice, idField, line, whole } from '../request';
import { productCard } from './catalogue';
import { media } from './media';

const itemModifier = z.object({
  id: numberOrNull(),
  name: text(),
  price: numberOr(0),
  amount: numberOr(1),
});

const itemProduct = z.object({
  id: numberOrNull(),
  external_id: textOrNull(),
  slug: textOrNull(),
  name: text(),
  price: numberOr(0),
  deleted: flag(),
  weight: numberOrNull(),
  pieces: numberOrNull(),
  parent_group_id: numberOrNull(),
  media_list: list(media),
});

/** A line of the cart (spec §3, Cart item). `price` is one portion with its modifiers, in roubles. */
export const cartItem = z.object({
  id: id(),
  product_id: id(),
  amount: numberOr(1),
  price: numberOr(0),
  product: itemProduct,
  modifiers: list(itemModifier),
});
export type CartItem = z.output<typeof cartItem>;

/** A cart (spec §3, Cart/order). Sums are roubles; `datetime` null means as soon as possible. */
export const cart = z.object({
  items: list(cartItem),
  expendable: list(cartItem),
  stoplisted_items: list(cartItem),
  /** Before discounts. */
  full_sum: numberOr(0),
  /** After discounts: what is to be paid. */
  discount_sum: numberOr(0),
  promocode: objectOrNull(z.object({ code: text(), name: textOrNull() })),
  discounts: objectOrNull(z.object({ available_points: numberOr(0), total_points: numberOr(0) })),
  write_on_amount: numberOr(0),
  write_off_amount: numberOr(0),
  persons_count: numberOr(1),
  payment_type_id: numberOr(1),
  comment: textOrNull(),
  contactless: flag(),
  need_call_confirmation: flag(),
  datetime: textOrNull(),
  delivery_date: textOrNull(),
  draft_uuid: textOrNull(),
  restriction: objectOrNull(
    z.object({ minimal_amount: numberOrNull(), duration: numberOrNull(), duration_change: numberOrNull() }),
  ),
});
export type Cart = z.output<typeof cart>;

const cartAnswer = z.object({ order: objectOrNull(cart), error: flag(), message: textOrNull() });

/** Answer of `process/` (spec §3, Order result). */
export const orderResult = z.object({
  success: flag(),
  order: objectOrNull(z.object({ id: id(), discount_sum: numberOr(0), status_slug: textOrNull() })),
  payment_url: textOrNull(),
  message: textOrNull(),
});
export type OrderResult = z.output<typeof orderResult>;

const cartQuery = z.object(cartFields);
const amount = () => whole({ min: 1, max: 20 });

/** Calls of the cart (spec §7, Cart). Every one answers with the whole cart. */
export const cartCalls = {
  get: endpoint({
    method: 'GET',
    path: '/api/app/order/get/',
    summary: 'The cart of the draft or the user',
    query: cartQuery,
    response: cartAnswer,
  }),
  addProduct: endpoint({
    method: 'POST',
    path: '/api/app/order/add-product/',
    summary: 'Puts a product into the cart',
    body: z.object({
      ...cartFields,
      product_id: idField(),
      amount: amount(),
      modifiers: z._default(
        z.array(z.object({ id: idField(), amount: z._default(amount(), 1) })).check(z.maxLength(50)),
        [],
      ),
    }),
    encoding: 'form',
    response: cartAnswer,
  }),
  changeAmount: endpoint({
    method: 'POST',
    path: '/api/app/order/change-amount/',
    summary: 'Sets the amount of a line; 0 removes it',
    body: z.object({ ...cartFields, item_id: idField(), amount: whole({ min: 0, max: 20 }) }),
    encoding: 'json',
    response: cartAnswer,
  }),
  addComment: endpoint({
    method: 'POST',
    path: '/api/app/order/add-comment/',
    summary: 'Saves the comment',
    body: z.object({ ...cartFields, comment: line({ max: 1000 }) }),
    encoding: 'json',
    response: cartAnswer,
  }),
  changePaymentType: endpoint({
    method: 'POST',
    path: '/api/app/order/change-payment-type/',
    summary: 'Chooses the payment type: 1 online, 2 card, 3 cash',
    body: z.object({ ...cartFields, id: whole({ min: 1, max: 3 }) }),
    encoding: 'json',
    response: cartAnswer,
  }),
  changePersonCount: endpoint({
    method: 'POST',
    path: '/api/app/order/change-person-count/',
    summary: 'Sets for how many persons',
    query: z.object({ ...cartFields, persons: whole({ min: 1, max: 20 }) }),
    response: cartAnswer,
  }),
  toggleParam: endpoint({
    method: 'POST',
    path: '/api/app/order/toggle-param/',
    summary: 'Switches contactless delivery or the confirmation call',
    body: z.object({
      ...cartFields,
      param: choice(['contactless', 'need_call_confirmation']),
      value: whole({ min: 0, max: 1 }),
    }),
    encoding: 'json',
    response: cartAnswer,
  }),
  changeTakeMethod: endpoint({
    method: 'POST',
    path: '/api/app/order/change-take-method/',
    summary: 'Delivery or pickup, with its address or restaurant',
    body: z.object({ ...cartFields, method: choice(['delivery', 'pickup']) }),
    encoding: 'json',
    response: cartAnswer,
  }),
  process: endpoint({
    method: 'POST',
    path: '/api/app/order/process/',
    summary: 'Places the order; the second call answers as the first',
    body: z.object({
      ...cartFields,
      bonus_amount: z.optional(whole({ min: 1, max: 1_000_000 })),
      cash_change: z.optional(whole({ min: 1, max: 1_000_000 })),
    }),
    encoding: 'json',
    needsUser: true,
    response: orderResult,
  }),
  recommendations: endpoint({
    method: 'GET',
    path: '/api/app/order/recommendations/',
    summary: 'What goes with a product, or with the cart',
    query: z.object({
      ...cartFields,
      product_id: z.optional(idField()),
      general: z.optional(whole({ min: 0, max: 1 })),
    }),
    response: list(productCard),
  }),
};
