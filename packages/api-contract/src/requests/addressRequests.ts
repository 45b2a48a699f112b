import * as z from 'zod/mini';
import type { RequestTable } from '../endpoint';
import { bit, idField, line } from '../request';

/** How a server validates the requests; the calls themselves are in `resources/addresses.ts`. */
export const addressRequests = {
  addresses: { summary: 'Saved addresses', needsUser: true },
  addAddress: {
    summary: 'Saves an address',
    body: z.object({
      street: line({ min: 1, max: 200 }),
      home: line({ min: 1, max: 20 }),
      floor: z.optional(line({ max: 10 })),
      apartment: z.optional(line({ max: 20 })),
      entrance: z.optional(line({ max: 10 })),
      /** Ours, as the next two. */
      intercom: z.optional(line({ max: 20 })),
      comment: z.optional(line({ max: 200 })),
      label: z.optional(line({ max: 30 })),
      full_address: z.optional(line({ max: 300 })),
      /** 'lat,lon', four decimals; left out when unknown (spec §5, Address). Our back end needs it. */
      coordinates: z.optional(line({ min: 3, max: 40 })),
      /** The entity's flag (spec §3, Address). Left out, the new address is the default one. */
      default: z.optional(bit()),
    }),
    needsUser: true,
  },
  deleteAddress: {
    summary: 'Deletes a saved address',
    body: z.object({ address_id: idField() }),
    needsUser: true,
  },
} as const satisfies RequestTable;
