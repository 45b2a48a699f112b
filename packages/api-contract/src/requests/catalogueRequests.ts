import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { line, locationFields, whole } from '../request';

const locationQuery = z.object(locationFields);

/** What a server takes and refuses; the calls themselves stand in `resources/catalogue.ts`. */
export const catalogueRequests = {
  groups: { summary: 'Groups of the menu', query: locationQuery },
  products: {
    summary: 'Products of groups',
    query: z.object({
      ...locationFields,
      groups: z.optional(z.array(whole({ min: 1, max: 2_147_483_647 })).check(z.maxLength(100))),
    }),
  },
  group: { summary: 'A group by its slug' },
  product: { summary: 'A product by its slug', query: locationQuery },
  search: {
    summary: 'Products and groups by a phrase',
    query: locationQuery,
    body: z.object({ phrase: line({ min: 1, max: 100 }), page: z._default(whole({ min: 1, max: 1000 }), 1) }),
  },
} as const satisfies RequestTable;
