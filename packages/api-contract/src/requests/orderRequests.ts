import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { whole } from '../request';

/** What a server takes and refuses; the calls themselves stand in `resources/orders.ts`. */
export const orderRequests = {
  list: {
    summary: 'Orders of the user, newest first',
    query: z.object({ page: z._default(whole({ min: 1, max: 100_000 }), 1) }),
    needsUser: true,
  },
  detail: { summary: 'One order of the user', needsUser: true },
} as const satisfies RequestTable;
