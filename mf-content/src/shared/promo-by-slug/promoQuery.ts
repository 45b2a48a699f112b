import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import { queryOptions } from '@storefront/query';

/** One promotion in full (spec §7, Content). */
export const promoQuery = (slug: string) =>
  queryOptions({
    queryKey: ['promo', slug],
    queryFn: async ({ client, signal }) => {
      const { promoCalls } = await loadDeferredCalls();
      return apiOf(client).call(promoCalls.promo, { path: { slug }, signal });
    },
  });
