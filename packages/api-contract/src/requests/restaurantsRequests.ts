import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { degrees, line, messages } from '../request';

/** How a server validates the requests; the calls themselves are in `resources/restaurants.ts`. */
export const restaurantsRequests = {
  list: {
    summary: 'Restaurants, nearest first when a point is given',
    query: z.object({
      nearby: z.optional(
        line({ min: 1, max: 60 }).check(
          z.refine((value) => /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(value), {
            error: messages.format,
          }),
        ),
      ),
    }),
  },
  tags: { summary: 'Tags by which restaurants are filtered' },
  detail: { summary: 'One restaurant' },
  zones: { summary: 'Outlines of the delivery zones' },
  polygon: {
    summary: 'The delivery zone of a point',
    query: z.object({ latitude: degrees({ limit: 90 }), longitude: degrees({ limit: 180 }) }),
  },
} as const satisfies RequestTable;
