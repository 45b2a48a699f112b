import { cartCalls } from '@storefront/api-contract';
import { queryOptions } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { cartFields } from './cartQuery';

/** What goes with a product, or with the cart when no product is named (spec §7, recommendations). */
export const recommendationsQuery = ({ productId }: { productId?: number } = {}) =>
  queryOptions({
    queryKey: ['recommendations', productId ?? 'cart'],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(cartCalls.recommendations, {
        query: { ...cartFields(), ...(productId === undefined ? { general: 1 } : { product_id: productId }) },
        signal,
      }),
  });
