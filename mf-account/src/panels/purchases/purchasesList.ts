import { ordersQuery } from '@storefront/api-client';
import type { QueryClient } from '@storefront/query';

/** A new status reads every list of orders again, so the pages stand below the same key. */
export const purchasesList = {
  key: ['orders', 'list', 'pages'],
  loadPage: (client: QueryClient, page: number) => client.fetchQuery(ordersQuery(page)),
};
