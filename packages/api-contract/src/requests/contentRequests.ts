import type { RequestTable } from '../endpoint';

/** How a server validates the requests; the calls themselves are in `resources/content.ts`. */
export const contentRequests = {
  settings: { summary: 'Settings as a key-value list' },
} as const satisfies RequestTable;
