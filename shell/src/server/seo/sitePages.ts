import type { Api } from '@storefront/api-client';
import { articleCalls, catalogue, promoCalls, restaurantCalls } from '@storefront/api-contract';
import { type Brand, paths, type RouteId, routeIds, routes } from '@storefront/contracts';
import { matchRoute } from '../../shared/routing/matchRoute';
import { readLandingPaths } from '../landings';
import { isSlug, pagedSlugs, slugs } from './slugs';

/** Loads the paths of a route that has parameters. */
type PathSource = (api: Api, onMissing: (error: unknown) => void) => Promise<string[]>;

async function products(api: Api): Promise<string[]> {
  const [groups, cards] = await Promise.all([
    api.call(catalogue.groups, { query: {} }),
    api.call(catalogue.products, { query: {} }),
  ]);
  const groupOf = new Map(groups.map(({ id, seo_page }) => [id, seo_page?.url]));
  return cards.flatMap(({ slug, parent_group_id: parent }) => {
    const group = parent === null ? undefined : groupOf.get(parent);
    return group && isSlug(group) && isSlug(slug) ? [paths.product({ group, slug })] : [];
  });
}

/** The paths of the landings that a route shows: other routes have texts of landings, too. */
async function landingsOf(api: Api, route: RouteId): Promise<string[]> {
  const landings = await readLandingPaths(api);
  return landings.map((path) => paths.landing({ path })).filter((path) => matchRoute(path)?.id === route);
}

/** Routes with parameters that search engines should index. */
const pathSources: Partial<Record<RouteId, PathSource>> = {
  'menu-group': async (api) => {
    const groups = await api.call(catalogue.groups, { query: {} });
    return groups.flatMap(({ seo_page: page }) =>
      page && isSlug(page.url) ? [paths.menuGroup({ group: page.url })] : [],
    );
  },
  product: products,
  restaurant: async (api) => {
    const restaurants = await api.call(restaurantCalls.list, { query: {} });
    return slugs(restaurants.filter(({ active }) => active)).map((slug) => paths.restaurant({ slug }));
  },
  promo: async (api) => slugs(await api.call(promoCalls.promos, {})).map((slug) => paths.promo({ slug })),
  'blog-article': async (api, onMissing) => {
    const read = (page: number) => api.call(articleCalls.blogs, { query: { page } });
    return (await pagedSlugs(read, onMissing)).map((slug) => paths.blogArticle({ slug }));
  },
  'news-item': async (api, onMissing) => {
    const read = (page: number) => api.call(articleCalls.news, { query: { page, per_page: 50 } });
    return (await pagedSlugs(read, onMissing)).map((slug) => paths.newsItem({ slug }));
  },
  // The present has a path of its own, and is a page only where the chain gives it.
  'black-cesar': (api) => landingsOf(api, 'black-cesar'),
  'legal-document': (api) => landingsOf(api, 'legal-document'),
  landing: (api) => landingsOf(api, 'landing'),
};

const isListed = (id: RouteId, brand: Brand) =>
  !('noindex' in routes[id]) && !brand.flags.closeAccess.includes(id);

/**
 * Paths of every public page that is not closed. When a call fails, its pages are left out and `onMissing` is
 * called.
 */
export async function sitePages(
  api: Api,
  brand: Brand,
  onMissing: (error: unknown, route: RouteId) => void,
): Promise<string[]> {
  const found = await Promise.all(
    routeIds
      .filter((id) => isListed(id, brand))
      .map(async (id): Promise<string[]> => {
        const source = pathSources[id];
        if (!source) return routes[id].path.includes(':') ? [] : [routes[id].path];
        return source(api, (error) => onMissing(error, id)).catch((error: unknown) => {
          onMissing(error, id);
          return [];
        });
      }),
  );
  return found.flat();
}
