import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { choice, idField, line, locationFields, whole } from '../request';

const locationQuery = z.object(locationFields);
const ids = () => z.array(idField()).check(z.maxLength(100));

/** How a server validates the requests; the calls themselves are in `resources/catalogue.ts`. */
export const catalogueRequests = {
  groups: {
    summary: 'Groups of the menu; with labels only those that have such products',
    query: z.object({ ...locationFields, labels: z.optional(ids()) }),
  },
  labels: {
    summary: 'Labels with how many products have them',
    query: z.object({ ...locationFields, label: z.optional(choice(['show'])), labels: z.optional(ids()) }),
  },
  products: {
    summary: 'Products of groups',
    query: z.object({
      ...locationFields,
      groups: z.optional(ids()),
      labels: z.optional(ids()),
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
