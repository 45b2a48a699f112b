import { apiOf, loadDeferredCalls } from '@storefront/api-client';
import type { Landing } from '@storefront/api-contract';
import { serverOnlyMeta } from '@storefront/contracts';
import { landingPath } from '@storefront/domain';
import { queryOptions } from '@storefront/query';

/** Every landing with its text (spec §7, Content). A server-rendered page carries only the landing that it shows. */
const landingsQuery = () =>
  queryOptions({
    queryKey: ['landings'],
    queryFn: async ({ client, signal }) => {
      const { readLandings } = await loadDeferredCalls();
      return readLandings(apiOf(client), signal);
    },
    meta: serverOnlyMeta,
  });

const pathOf = ({ seo }: Landing) => landingPath(seo?.url ?? '');

/** The landing of a path such as `/akcii/leto`; null when there is none. */
export const landingQuery = (path: string) =>
  queryOptions({
    queryKey: ['landing', path],
    queryFn: async ({ client }) => {
      const landings = await client.fetchQuery(landingsQuery());
      return landings.find((landing) => pathOf(landing) === path) ?? null;
    },
    // The landings have their own retries.
    retry: false,
  });

/** The landings whose path begins with `prefix`, in the order of the back end, without their texts. */
export const landingLinksQuery = (prefix: `/${string}/`) =>
  queryOptions({
    queryKey: ['landing-links', prefix],
    queryFn: async ({ client }) => {
      const landings = await client.fetchQuery(landingsQuery());
      const links = landings.flatMap((landing) => {
        const path = pathOf(landing);
        if (!path?.startsWith(prefix)) return [];
        return [{ path, name: landing.name || landing.seo?.title || path.slice(prefix.length) }];
      });
      return links.filter(({ path }, index) => links.findIndex((link) => link.path === path) === index);
    },
    // The landings have their own retries.
    retry: false,
  });
