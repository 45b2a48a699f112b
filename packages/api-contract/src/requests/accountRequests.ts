import type { RequestTable } from '../endpoint';

/** How a server validates the requests; the calls themselves are in `resources/account.ts`. */
export const accountRequests = {
  requestDeletion: {
    summary: 'Deletes the account in a week, unless the customer cancels it',
    needsUser: true,
  },
  cancelDeletion: { summary: 'Keeps the account after all', needsUser: true },
  exportData: { summary: 'A file with everything that is kept about the customer', needsUser: true },
} as const satisfies RequestTable;
