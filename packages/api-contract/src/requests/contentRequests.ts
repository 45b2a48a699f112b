import type { RequestTable } from '../endpoint';

/** What a server takes and refuses; the calls themselves stand in `resources/content.ts`. */
export const contentRequests = {
  promos: { summary: 'Promotions that are on' },
  promo: { summary: 'One promotion by its slug' },
  settings: { summary: 'Settings as a key-value list' },
} as const satisfies RequestTable;
