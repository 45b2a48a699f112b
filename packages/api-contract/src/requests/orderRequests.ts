import { COMMENT_MAX } from '@storefront/domain';
import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { bit, cartFields, idField, line, pageField, picturesField, whole } from '../request';

const claim = () => z._default(bit(), 0);

const photos = { max: 5, megabytes: 10 };

/** How a server validates the requests; the calls themselves are in `resources/orders.ts`. */
export const orderRequests = {
  list: {
    summary: 'Orders of the user, newest first',
    query: z.object({ page: pageField() }),
    needsUser: true,
  },
  repeat: {
    summary: 'Puts the lines of an order into the cart again',
    body: z.object(cartFields),
    needsUser: true,
  },
  estimate: {
    summary: 'Rates an order, once',
    body: z.object({
      mark: whole({ min: 1, max: 5 }),
      is_too_long: claim(),
      is_late: claim(),
      is_not_tasty: claim(),
      is_order_mishandled: claim(),
      is_rude_deliverer: claim(),
      is_forgot_sauce: claim(),
      comment: z.optional(z.nullable(line({ max: COMMENT_MAX }))),
      images: picturesField(photos),
      products: z._default(
        z.array(z.object({ id: idField(), rating: whole({ min: 1, max: 5 }) })).check(z.maxLength(100)),
        [],
      ),
    }),
    files: photos,
    needsUser: true,
  },
  detail: { summary: 'One order of the user', needsUser: true },
  cancel: { summary: 'Cancels an order that the kitchen has not begun', needsUser: true },
  payOnReceipt: {
    summary: 'Lets an order that waits for its online payment be paid on receipt',
    body: z.object({ payment_type_id: z.pipe(whole({ min: 2, max: 3 }), z.literal([2, 3])) }),
    needsUser: true,
  },
  payAgain: {
    summary: 'Opens the payment of an order that waits for it, again if the last one has failed',
    needsUser: true,
  },
  shared: { summary: 'The progress of an order, for anyone who has its link' },
} as const satisfies RequestTable;
