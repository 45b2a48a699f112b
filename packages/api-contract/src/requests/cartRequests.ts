import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { choice, cartFields, idField, line, whole } from '../request';

const cartQuery = z.object(cartFields);
const amount = () => whole({ min: 1, max: 20 });

/** What a server takes and refuses; the calls themselves stand in `resources/cart.ts`. */
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
    body: z.object({ ...cartFields, method: choice(['delivery', 'pickup']) }),
  },
  process: {
    summary: 'Places the order; the second call answers as the first',
    body: z.object({
      ...cartFields,
      bonus_amount: z.optional(whole({ min: 1, max: 1_000_000 })),
      cash_change: z.optional(whole({ min: 1, max: 1_000_000 })),
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
