import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { type QueryClient, queryOptions } from '@storefront/query';

/** A page of the customer's notifications, newest first; pages count from 1. */
const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['notifications', page],
    queryFn: async ({ client, signal }) => {
      const { articleCalls } = await loadDeferredCalls();
      return apiOf(client).call(articleCalls.notifications, { query: { page }, signal });
    },
  });

export const notificationsList = {
  key: ['notifications', 'pages'],
  loadPage: (client: QueryClient, page: number) => client.fetchQuery(notificationsQuery(page)),
  pageKey: (page: number) => notificationsQuery(page).queryKey,
};
