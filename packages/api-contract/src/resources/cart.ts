import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { cartRequests } from '../requests/cartRequests';
import {
  answer,
  flag,
  id,
  idOrNull,
  into,
  isNo,
  isObject,
  list,
  numberOr,
  numberOrNull,
  objectOrNull,
  read,
  textOrNull,
  someText,
  toNumber,
} from '../lenient';
import { checkFields, isRecord, listAnswer, withDataFields } from '../listAnswer';
import { productCard } from './catalogue';
import { name, nameOrNull } from '../plainText';
import { mediaList } from './media';
import { fillSums, sum } from './sums';

/**
 * A modifier of a line: bare, or under `modifier` beside its amount (spec §3, Cart item). Its name and price may stand
 * on its product, as in the menu (spec §3, Group modifier).
 */
function anyModifier(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { modifier } = value;
  const own = isObject(modifier) ? { ...value, ...modifier, amount: value['amount'] } : value;
  const product = isObject(own['product']) ? own['product'] : {};
  return { ...own, name: own['name'] || product['name'], price: toNumber(own['price']) ?? product['price'] };
}

const itemModifier = into(
  anyModifier,
  z.object({
    id: numberOrNull(),
    name: name(),
    price: numberOr(0),
    amount: numberOr(1),
  }),
);

const itemProduct = z.object({
  id: numberOrNull(),
  external_id: textOrNull(),
  slug: textOrNull(),
  name: name(),
  price: numberOr(0),
  deleted: flag(),
  weight: numberOrNull(),
  pieces: numberOrNull(),
  parent_group_id: idOrNull(),
  media_list: mediaList(),
});

/** A line whose product's name and pictures may stand on the line itself, and its price on the product (readings 21). */
function anyLine(value: unknown): unknown {
  if (!isObject(value)) return value;
  const product = isObject(value['product']) ? value['product'] : {};
  const [pictures] = [
    product['media_list'],
    product['mediaList'],
    value['media_list'],
    value['mediaList'],
  ].filter(Boolean);
  return {
    ...value,
    product_id: value['product_id'] ?? product['id'],
    price: toNumber(value['price']) ?? product['price'],
    product: { ...product, name: product['name'] || value['name'], media_list: pictures },
  };
}

/**
 * A line of the cart (spec §3, Cart item). `price` is one portion with its modifiers, in roubles; null when unknown.
 */
export const cartItem = into(
  anyLine,
  z.object({
    id: id(),
    product_id: id(),
    amount: numberOr(1),
    price: numberOrNull(),
    product: itemProduct,
    modifiers: list(itemModifier),
  }),
);
export type CartItem = z.output<typeof cartItem>;

/** A promo code as an object with `code`, or as text (readings 21). */
const anyPromoCode = (value: unknown) => (isObject(value) ? value : { code: value });

/** A line that can be ordered. */
export type PricedCartItem = CartItem & { price: number };

const isPriced = (item: CartItem): item is PricedCartItem => item.price !== null;

/**
 * Dishes on the stop-list that a back end repeats among the others count once (readings 21). A dish without a price
 * cannot be ordered, as in the menu, so it stands on the stop-list: among the others it would count as free.
 */
function splitLines<Sent extends { items: CartItem[]; stoplisted_items: CartItem[] }>(sent: Sent): Sent {
  const stopped = new Set(sent.stoplisted_items.map(({ id }) => id));
  const items = sent.items.filter(({ id }) => !stopped.has(id));
  return {
    ...sent,
    items: items.filter(isPriced),
    stoplisted_items: [...sent.stoplisted_items, ...items.filter((item) => !isPriced(item))],
  };
}

/** Null for 0 and for the zero date, which MySQL writes where there is no time. */
const withoutZeroDate = (sent: unknown) =>
  toNumber(sent) === 0 || (typeof sent === 'string' && sent.trim().startsWith('0000-00-00')) ? null : sent;

/** A cart (spec §3, Cart/order). Sums are roubles; `datetime` null means as soon as possible. */
export const cart = z
  .object({
    items: list(cartItem) as unknown as z.ZodMiniType<PricedCartItem[]>,
    expendable: list(cartItem),
    stoplisted_items: list(cartItem),
    /** Before discounts. */
    full_sum: sum(),
    /** After discounts: the sum to pay. */
    discount_sum: sum(),
    promocode: read(anyPromoCode, objectOrNull(z.object({ code: someText(), name: nameOrNull() }))),
    /** Null when the back end omits it: the customer's balance counts then. */
    discounts: objectOrNull(z.object({ available_points: numberOrNull(), total_points: numberOrNull() })),
    write_on_amount: numberOr(0),
    write_off_amount: numberOr(0),
    persons_count: numberOr(1),
    /** Null or an unknown number when the back end has no choice of the storefront's. */
    payment_type_id: numberOrNull(),
    comment: textOrNull(),
    contactless: flag(),
    need_call_confirmation: flag(),
    datetime: read(withoutZeroDate, textOrNull()),
    delivery_date: textOrNull(),
    draft_uuid: textOrNull(),
    /**
     * Ours: a call of `addProduct` with an `Idempotency-Key` may be repeated, since the second one adds nothing. Without
     * it, a repeated call may add twice.
     */
    honours_keys: flag(),
    /** Ours: what the cart is priced for, `delivery` or `pickup`. A pickup has its restaurant in `organization_id`. */
    take_method: textOrNull(),
    organization_id: idOrNull(),
    restriction: objectOrNull(
      z.object({ minimal_amount: numberOrNull(), duration: numberOrNull(), duration_change: numberOrNull() }),
    ),
  })
  .check(z.overwrite(splitLines), z.overwrite(fillSums));
export type Cart = z.output<typeof cart>;

/** The cart of an answer, null without one. A cart whose lines cannot be read is an error (readings 25). */
export const cartOrNull = () =>
  z.prefault(
    z.pipe(
      z.transform((value, { issues }): unknown => {
        if (value) checkFields(value, { known: Object.keys(cart.shape), lists: lineLists }, issues);
        if (lacksLines(value)) issues.push({ code: 'custom', message: 'a sum without lines', input: value });
        return value;
      }),
      objectOrNull(cart),
    ),
    null,
  ) as unknown as z.ZodMiniType<Cart | null>;

/** Whether a cart that costs something names no lines at all. It is no empty one. */
function lacksLines(value: unknown): boolean {
  if (!isObject(value) || Object.keys(lineLists).some((name) => value[name])) return false;
  return ['discount_sum', 'full_sum'].some((name) => (toNumber(value[name]) ?? 0) > 0);
}

const lineLists = { items: cartItem, stoplisted_items: cartItem };

const cartAnswer = z.pipe(
  z.transform((value, { issues }): unknown => {
    checkFields(value, { known: ['order', 'error'], lists: {} }, issues);
    return value;
  }),
  answer(z.object({ order: cartOrNull(), error: flag(), message: textOrNull() })),
);

const placedOrder = objectOrNull(
  z.object({ id: id(), discount_sum: numberOr(0), status_slug: textOrNull() }),
);

const resultFields = z.object({
  success: flag(),
  order: placedOrder,
  payment_url: textOrNull(),
  message: textOrNull(),
});

/**
 * Answer of `process/` (spec §3, Order result), bare or under `data`. One with an order is accepted unless `success` says
 * no: the field may be missing. One without any of its fields says nothing of the order.
 */
export const orderResult = z.pipe(
  z.transform((value, { issues }): unknown => {
    const own = isRecord(value) ? withDataFields(value) : {};
    if (!Object.keys(resultFields.shape).some((name) => name in own)) {
      issues.push({ code: 'custom', message: 'no result of an order', input: value });
      return value;
    }
    const isAccepted = z.parse(placedOrder, own['order']) !== null && !isNo(own['success']);
    return isAccepted ? { ...own, success: true } : own;
  }),
  resultFields,
) as unknown as typeof resultFields;
export type OrderResult = z.output<typeof orderResult>;

/** The common part of the calls that answer with the whole cart. */
const wholeCart = { response: cartAnswer, checksError: true } as const;

/** Calls of the cart (spec §7, Cart), nearly all of which answer with the whole cart; the hours are `periodCalls`. */
export const cartCalls = {
  get: endpoint<typeof cartRequests.get>()({
    method: 'GET',
    path: '/api/app/order/get/',
    ...wholeCart,
  }),
  addProduct: endpoint<typeof cartRequests.addProduct>()({
    method: 'POST',
    path: '/api/app/order/add-product/',
    encoding: 'form',
    ...wholeCart,
  }),
  changeAmount: endpoint<typeof cartRequests.changeAmount>()({
    method: 'POST',
    path: '/api/app/order/change-amount/',
    encoding: 'json',
    ...wholeCart,
  }),
  addComment: endpoint<typeof cartRequests.addComment>()({
    method: 'POST',
    path: '/api/app/order/add-comment/',
    encoding: 'json',
    ...wholeCart,
  }),
  changePaymentType: endpoint<typeof cartRequests.changePaymentType>()({
    method: 'POST',
    path: '/api/app/order/change-payment-type/',
    encoding: 'json',
    ...wholeCart,
  }),
  changePersonCount: endpoint<typeof cartRequests.changePersonCount>()({
    method: 'POST',
    path: '/api/app/order/change-person-count/',
    ...wholeCart,
  }),
  toggleParam: endpoint<typeof cartRequests.toggleParam>()({
    method: 'POST',
    path: '/api/app/order/toggle-param/',
    encoding: 'json',
    ...wholeCart,
  }),
  changeTakeMethod: endpoint<typeof cartRequests.changeTakeMethod>()({
    method: 'POST',
    path: '/api/app/order/change-take-method/',
    encoding: 'json',
    ...wholeCart,
  }),
  submitPromo: endpoint<typeof cartRequests.submitPromo>()({
    method: 'POST',
    path: '/api/app/order/submit-promo/',
    encoding: 'json',
    ...wholeCart,
  }),
  cancelPromo: endpoint<typeof cartRequests.cancelPromo>()({
    method: 'POST',
    path: '/api/app/order/cancel-promo/',
    ...wholeCart,
  }),
  changeDatetime: endpoint<typeof cartRequests.changeDatetime>()({
    method: 'POST',
    path: '/api/app/order/change-datetime/',
    encoding: 'json',
    ...wholeCart,
  }),
  process: endpoint<typeof cartRequests.process>()({
    method: 'POST',
    path: '/api/app/order/process/',
    encoding: 'json',
    response: orderResult,
    ignoresSuccess: true,
  }),
  recommendations: endpoint<typeof cartRequests.recommendations>()({
    method: 'GET',
    path: '/api/app/order/recommendations/',
    response: listAnswer(productCard),
  }),
};
