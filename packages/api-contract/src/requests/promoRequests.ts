import type { RequestTable } from '../endpoint';

/** How a server validates the requests; the calls themselves are in `resources/promos.ts`. */
export const promoRequests = {
  promos: { summary: 'Promotions that are on' },
  promo: { summary: 'One promotion by its slug' },
} as const satisfies RequestTable;
