import { ApiError, apiOf, loadDeferredCalls } from '@storefront/api-client';
import type { Landing } from '@storefront/api-contract';
import { queryOptions } from '@storefront/query';

/** Urls under which a chain may have written its rules (spec §3, Landing: seo.url). */
const rulesUrls: readonly string[] = ['promos/rules', 'promo-rules', 'promo/rules'];

const isRules = ({ seo }: Landing) => rulesUrls.includes((seo?.url ?? '').replaceAll(/^\/+|\/+$/g, ''));

/** The landing with the chain's rules of promotions; null when it has not written any. */
export const rulesLandingQuery = () =>
  queryOptions({
    queryKey: ['promo-rules'],
    queryFn: async ({ client, signal }): Promise<Landing | null> => {
      const { articleCalls } = await loadDeferredCalls();
      const landings = await apiOf(client)
        .call(articleCalls.landings, { signal })
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return [];
          throw error;
        });
      return landings.find((landing) => isRules(landing) && landing.content) ?? null;
    },
  });
