import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { idField, whole } from '../request';

/** How a server validates the requests; the calls themselves are in `resources/bookings.ts`. */
export const bookingRequests = {
  list: { summary: 'Tables the customer has booked, soonest first', needsUser: true },
  cancel: { summary: 'Cancels a booking', needsUser: true },
  busyTimes: {
    summary: 'Times at which a restaurant has no free table',
    query: z.object({ organization_id: idField(), persons: z._default(whole({ min: 1, max: 20 }), 2) }),
  },
} as const satisfies RequestTable;
