import { ApiError, apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

interface SharedLink {
  /** The order's number, as it stands in the path. */
  id: string;
  token: string;
}

/** The progress of the order that a link shares (decision 0045). A link with another order's number is a 404. */
export const sharedOrderQuery = ({ id, token }: SharedLink) =>
  queryOptions({
    queryKey: ['orders', 'shared', id, token],
    queryFn: async ({ client, signal }) => {
      const { orders } = await loadDeferredCalls();
      const order = await apiOf(client).call(orders.shared, { path: { token }, signal });
      if (String(order.id) !== id) throw new ApiError({ kind: 'refused', status: 404 });
      return order;
    },
    staleTime: 5_000,
  });
