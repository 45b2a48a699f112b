import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/**
 * The customer's bookings. Only our back end lists them. A failure hides them; they are requested again only when a
 * component that shows them mounts.
 */
export const bookingsQuery = () =>
  queryOptions({
    queryKey: ['bookings'],
    queryFn: async ({ client, signal }) => {
      const { bookingCalls } = await loadDeferredCalls();
      return apiOf(client).call(bookingCalls.list, { signal });
    },
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: ({ state }) => state.status === 'success',
  });
