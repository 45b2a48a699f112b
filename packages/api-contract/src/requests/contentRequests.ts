import type { RequestTable } from '../endpoint';

/** How a server validates the requests; the calls themselves are in `resources/content.ts`. */
export const contentRequests = {
  promos: { summary: 'Promotions that are on' },
  promo: { summary: 'One promotion by its slug' },
  settings: { summary: 'Settings as a key-value list' },
} as const satisfies RequestTable;
