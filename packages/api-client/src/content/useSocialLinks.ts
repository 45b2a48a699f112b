import { serverOnlyMeta, useBrand } from '@storefront/contracts';
import { type SocialLink, socialLinks } from '@storefront/domain';
import { queryOptions, useQuery } from '@storefront/query';
import { apiOf } from '../call/apiOf';
import { loadDeferredCalls } from '../call/loadDeferredCalls';

/**
 * The socials that the back end sends with its contacts (spec §3, Socials). Every page has them in its footer, whose HTML
 * the browser keeps, so the browser gets no data for it.
 */
export const socialsQuery = () =>
  queryOptions({
    queryKey: ['socials'],
    queryFn: async ({ client, signal }) => {
      const { inquiryCalls } = await loadDeferredCalls();
      const { socials } = await apiOf(client).call(inquiryCalls.contacts, { signal });
      return socials;
    },
    staleTime: 5 * 60_000,
    meta: serverOnlyMeta,
  });

/** Links to the chain's social networks: of the back end, else of the brand file (spec §3, Socials). */
export function useSocialLinks(): SocialLink[] {
  const { links } = useBrand();
  return socialLinks(useQuery(socialsQuery()).data ?? [], links);
}
