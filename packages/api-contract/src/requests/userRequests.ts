import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { bit } from '../request';

/** How a server validates the requests; the calls themselves are in `resources/user.ts`. */
export const userRequests = {
  logout: {
    summary: 'Ends the session, or every session of the customer',
    /** Ours: `everywhere` ends the sessions on other devices too. A back end may ignore it. */
    body: z.object({ everywhere: z.optional(bit()) }),
    needsUser: true,
  },
  data: {
    summary: 'The customer with their bonuses',
    query: z.object({ force: z.optional(z.string()) }),
    needsUser: true,
  },
} as const satisfies RequestTable;
