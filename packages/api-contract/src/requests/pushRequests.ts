import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { line } from '../request';

/** How a server validates the requests; the calls themselves are in `resources/push.ts`. */
export const pushRequests = {
  status: { summary: 'Whether this device gets messages about orders', needsUser: true },
  subscribe: {
    summary: 'Sends messages about orders to this device',
    body: z.object({
      endpoint: line({ min: 1, max: 1000 }),
      p256dh: line({ min: 1, max: 100 }),
      auth: line({ min: 1, max: 100 }),
    }),
    needsUser: true,
  },
  unsubscribe: { summary: 'Ends the messages to this device', needsUser: true },
} as const satisfies RequestTable;
