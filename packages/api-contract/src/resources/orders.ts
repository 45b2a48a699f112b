import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { orderRequests } from '../requests/orderRequests';
import {
  answer,
  flag,
  flagOrNull,
  id,
  into,
  isObject,
  list,
  numberOr,
  numberOrNull,
  objectOrNull,
  receipt,
  succeeded,
  text,
  textOrNull,
} from '../lenient';
import { bareEntry, checkFields } from '../listAnswer';
import { paged } from '../paging';
import { name, nameOrNull } from '../plainText';
import { cartItem, cartOrNull } from './cart';
import { coordinates } from './pointOf';
import { fillSums, sum } from './sums';

/** The address of an order, whose point may be in fields of its own (spec §3, Address). */
const orderAddress = into(
  (value) => (isObject(value) ? { ...value, coordinates: value['coordinates'] ?? value } : value),
  z.object({
    /** The account's address, of back ends that keep it with the order; ours keeps a copy. */
    id: z.optional(numberOrNull()),
    street: name(),
    home: name(),
    apartment: nameOrNull(),
    /** With these an order can be repeated to an address that the account does not know any more. */
    floor: nameOrNull(),
    entrance: nameOrNull(),
    /** Ours: what the courier gets with the address. */
    intercom: z.optional(nameOrNull()),
    comment: z.optional(nameOrNull()),
    coordinates: coordinates(),
    full_address: nameOrNull(),
  }),
);

const orderPayment = z.object({
  /** `pending`, `declined` (the last attempt), `paid`, `closed`, `refund_due` or `refunded`. */
  state: text(),
  url: textOrNull(),
  until: textOrNull(),
});

/** A placed order (spec §3, Purchase). Sums are roubles; dates are ISO with an offset. */
export const purchase = z
  .object({
    id: id(),
    status_slug: text(),
    status_id: numberOrNull(),
    is_self_service: flag(),
    organization: objectOrNull(z.object({ id: numberOrNull(), name: name(), address: name() })),
    address: objectOrNull(orderAddress),
    delivery_date: textOrNull(),
    datetime: textOrNull(),
    created_at: textOrNull(),
    /** The sum to pay, also after it was paid. */
    discount_sum: sum(),
    full_sum: sum(),
    write_off_amount: numberOr(0),
    write_on_amount: numberOr(0),
    payment_type_id: numberOr(1),
    persons_count: numberOr(1),
    comment: textOrNull(),
    /** Extras of our back end: the switches that were on, which a repeat brings back. */
    contactless: flag(),
    need_call_confirmation: flag(),
    estimation: z._default(z.unknown(), null),
    expendable: list(cartItem),
    items: list(cartItem),
    /** An extra of our back end: the secret of the link that shows the order's progress to anyone (decision 0045). */
    share_token: textOrNull(),
    /** An extra of our back end: the online payment; its address and time limit while the order waits for it. */
    payment: objectOrNull(orderPayment),
    /** An extra of our back end: whether the customer may cancel the order now; null when the back end does not say. */
    can_cancel: flagOrNull(),
  })
  .check(z.overwrite(fillSums));
export type Purchase = z.output<typeof purchase>;

/** The part of an order that a shared link shows: nothing about the customer, the address, the dishes or the sums. */
const sharedOrder = z.object({
  id: id(),
  status_slug: text(),
  is_self_service: flag(),
  delivery_date: textOrNull(),
  datetime: textOrNull(),
  created_at: textOrNull(),
  /** The order waits for its payment, and the last attempt to pay was declined (readings 28). */
  is_payment_declined: flag(),
});
export type SharedOrder = z.output<typeof sharedOrder>;

/** Live event `order-status-changed` of the socket (spec §4, Order statuses). */
export const orderStatusChanged = z.object({
  order_id: id(),
  /** Null where the back end names the status by its id alone, whose meaning the specification leaves open. */
  status_slug: textOrNull(),
  status_id: numberOrNull(),
  delivery_date: textOrNull(),
  datetime: textOrNull(),
});
export type OrderStatusChanged = z.output<typeof orderStatusChanged>;

/** A dish that is gone, whose name may stand on its product as in a line of the cart (readings 21). */
const deletedItem = into(
  (value) => {
    if (!isObject(value) || !isObject(value['product'])) return value;
    const { id: productId, name } = value['product'];
    return { ...value, product_id: value['product_id'] ?? productId, name: value['name'] || name };
  },
  z.object({ id: numberOrNull(), product_id: numberOrNull(), name: name() }),
);

const repeatAnswer = z.pipe(
  z.transform((value, { issues }): unknown => {
    checkFields(value, { known: ['order', 'deleted_items', 'error'], lists: {} }, issues);
    return value;
  }),
  answer(
    z.object({
      order: cartOrNull(),
      /** Lines that cannot be ordered any more. */
      deleted_items: list(deletedItem),
      error: flag(),
      message: textOrNull(),
    }),
  ),
);

/** Calls of placed orders (spec §7). A foreign order is a 404. */
export const orders = {
  list: endpoint<typeof orderRequests.list>()({
    method: 'GET',
    path: '/api/user/orders/',
    response: paged(purchase),
  }),
  repeat: endpoint<typeof orderRequests.repeat>()({
    method: 'POST',
    path: '/api/user/orders/{id}/repeat/',
    encoding: 'json',
    response: repeatAnswer,
    checksError: true,
  }),
  estimate: endpoint<typeof orderRequests.estimate>()({
    method: 'POST',
    path: '/api/user/orders/{id}/estimate/',
    encoding: 'multipart',
    response: receipt(z.object({ success: succeeded() })),
  }),
  detail: endpoint<typeof orderRequests.detail>()({
    method: 'GET',
    path: '/api/user/orders/{id}/',
    response: into(bareEntry, purchase),
  }),
  /** An extra of our back end: cancels an order that the kitchen has not begun. */
  cancel: endpoint<typeof orderRequests.cancel>()({
    method: 'POST',
    path: '/api/user/orders/{id}/cancel/',
    response: receipt(z.object({ success: succeeded() })),
  }),
  /** An extra of our back end: lets an order that waits for its online payment be paid on receipt. */
  payOnReceipt: endpoint<typeof orderRequests.payOnReceipt>()({
    method: 'POST',
    path: '/api/user/orders/{id}/pay-on-receipt/',
    encoding: 'json',
    response: receipt(z.object({ success: succeeded() })),
  }),
  /** An extra of our back end: the page where an order that waits can be paid, also after its last payment has failed. */
  payAgain: endpoint<typeof orderRequests.payAgain>()({
    method: 'POST',
    path: '/api/user/orders/{id}/pay-again/',
    response: receipt(z.object({ success: succeeded(), payment_url: textOrNull() })),
  }),
  /** An extra of our back end, for anyone who has the link. */
  shared: endpoint<typeof orderRequests.shared>()({
    method: 'GET',
    path: '/api/orders/shared/{token}/',
    response: sharedOrder,
  }),
};
