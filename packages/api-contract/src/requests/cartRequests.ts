import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { cartFields, choice, degrees, idField, line, messages, sum, whole } from '../request';

const cartQuery = z.object(cartFields);

const addressPoint = z.object(
  {
    id: z.optional(z.nullable(idField())),
    latitude: z.optional(z.nullable(degrees({ limit: 90 }))),
    longitude: z.optional(z.nullable(degrees({ limit: 180 }))),
    coordinates: z.optional(z.nullable(line({ max: 60 }))),
  },
  { error: messages.format },
);

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 4000) return value;
  if (value.trim() === '') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    // Malformed JSON passes on as text, and the schema after this one rejects it.
    return value;
  }
}

/** The chosen address, as newer clients send it beside its id: JSON, or an object already. */
const addressJson = () => z.pipe(z.transform(parseJson), z.optional(z.nullable(addressPoint)));

const amount = () => whole({ min: 1, max: 20 });

/** How a server validates the requests; the calls themselves are in `resources/cart.ts`. */
export const cartRequests = {
  get: { summary: 'The cart of the draft or the user', query: cartQuery },
  addProduct: {
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
  },
  changeAmount: {
    summary: 'Sets the amount of a line; 0 removes it',
    body: z.object({ ...cartFields, item_id: idField(), amount: whole({ min: 0, max: 20 }) }),
  },
  addComment: {
    summary: 'Saves the comment',
    body: z.object({ ...cartFields, comment: line({ max: 1000 }) }),
  },
  changePaymentType: {
    summary: 'Chooses the payment type: 1 online, 2 card, 3 cash',
    body: z.object({ ...cartFields, id: whole({ min: 1, max: 3 }) }),
  },
  changePersonCount: {
    summary: 'Sets for how many persons',
    query: z.object({ ...cartFields, persons: whole({ min: 1, max: 20 }) }),
  },
  toggleParam: {
    summary: 'Switches contactless delivery or the confirmation call',
    body: z.object({
      ...cartFields,
      param: choice(['contactless', 'need_call_confirmation']),
      value: whole({ min: 0, max: 1 }),
    }),
  },
  changeTakeMethod: {
    summary: 'Delivery or pickup, with its address or restaurant',
    body: z.object({
      ...cartFields,
      method: choice(['delivery', 'pickup']),
      address: z.optional(addressJson()),
    }),
  },
  submitPromo: {
    summary: 'Applies a promo code',
    body: z.object({ ...cartFields, code: line({ min: 1, max: 40 }) }),
    needsUser: true,
  },
  cancelPromo: { summary: 'Takes the promo code off', body: z.object(cartFields), needsUser: true },
  changeDatetime: {
    summary: 'Chooses when; without `datetime` as soon as possible',
    body: z.object({ ...cartFields, datetime: z.optional(z.nullable(line({ max: 40 }))) }),
  },
  periods: { summary: 'When orders are taken, by days of the week', query: cartQuery },
  process: {
    summary: 'Places the order; the second call answers as the first',
    body: z.object({
      ...cartFields,
      bonus_amount: z.optional(whole({ min: 1, max: 1_000_000 })),
      cash_change: z.optional(whole({ min: 1, max: 1_000_000 })),
      /** Ours: the sum to pay that the customer saw, in roubles. An order of another sum is refused. */
      seen_sum: z.optional(sum({ max: 10_000_000 })),
      /** Ours: the time that the customer saw, null for as soon as possible. An order for another time is refused. */
      seen_time: z.optional(z.nullable(line({ max: 40 }))),
    }),
    needsUser: true,
  },
  recommendations: {
    summary: 'What goes with a product, or with the cart',
    query: z.object({
      ...cartFields,
      product_id: z.optional(idField()),
      general: z.optional(whole({ min: 0, max: 1 })),
    }),
  },
} as const satisfies RequestTable;
