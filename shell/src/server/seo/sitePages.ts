import type { Api } from '@storefront/api-client';
import {
  articleCalls,
  catalogue,
  type Group,
  type ProductCard,
  promoCalls,
  restaurantCalls,
} from '@storefront/api-contract';
import { type Brand, paths, type RouteId, routeIds, routes } from '@storefront/contracts';
import { isPromoActive, slugOfGroup } from '@storefront/domain';
import { matchRoute } from '../../shared/routing/matchRoute';
import { readLandingPaths } from '../landings';
import { isSlug, pagedSlugs, slugs } from './slugs';

interface SourceContext {
  api: Api;
  brand: Brand;
  now: Date;
  onMissing: (error: unknown) => void;
}

type PathSource = (context: SourceContext) => Promise<string[]>;

const readGroups = (api: Api) => api.call(catalogue.groups, { query: {} });

/** The paths of the menu's groups and of their products, in the order of the menu. */
export async function menuPaths(api: Api): Promise<{ groups: string[]; products: string[] }> {
  const groups = await readGroups(api);
  const cards = await cardsOf(api, groups);
  return {
    groups: groups.map((group) => paths.menuGroup({ group: slugOfGroup(group) })),
    products: groups.flatMap((group, index) =>
      (cards[index] ?? [])
        .filter(({ slug }) => isSlug(slug))
        .map(({ slug }) => paths.product({ group: slugOfGroup(group), slug })),
    ),
  };
}

/** The products of each group. Spec §3 names no group of a product: without one, each group is read alone. */
async function cardsOf(api: Api, groups: readonly Group[]): Promise<ProductCard[][]> {
  const cards = await api.call(catalogue.products, { query: {} });
  const listed = new Set<number | null>(groups.map(({ id }) => id));
  if (cards.length > 0 && cards.every(({ parent_group_id: parent }) => listed.has(parent)))
    return groups.map(({ id }) => cards.filter(({ parent_group_id: parent }) => parent === id));
  return Promise.all(groups.map(({ id }) => api.call(catalogue.products, { query: { groups: [id] } })));
}

/** The paths of the landings that a route shows: several routes show landings. */
async function landingsOf(route: RouteId, { api }: SourceContext): Promise<string[]> {
  const landings = await readLandingPaths(api);
  return landings.map((path) => paths.landing({ path })).filter((path) => matchRoute(path)?.id === route);
}

/** The active promotions: any other answers 404. The slug `rules` is left out, because its path shows the rules. */
async function activePromos({ api, brand, now }: SourceContext): Promise<string[]> {
  const promos = await api.call(promoCalls.promos, {});
  return slugs(promos.filter((promo) => isPromoActive(promo, now, brand.timeZone)))
    .map((slug) => paths.promo({ slug }))
    .filter((path) => matchRoute(path)?.id === 'promo');
}

/** Routes with parameters that search engines should index. */
const pathSources: Partial<Record<RouteId, PathSource>> = {
  'menu-group': async ({ api }) =>
    (await readGroups(api)).map((group) => paths.menuGroup({ group: slugOfGroup(group) })),
  product: async ({ api }) => (await menuPaths(api)).products,
  restaurant: async ({ api }) => {
    const restaurants = await api.call(restaurantCalls.list, { query: {} });
    return slugs(restaurants.filter(({ active }) => active)).map((slug) => paths.restaurant({ slug }));
  },
  promo: activePromos,
  'blog-article': async ({ api, onMissing }) => {
    const read = (page: number) => api.call(articleCalls.blogs, { query: { page } });
    return (await pagedSlugs(read, onMissing)).map((slug) => paths.blogArticle({ slug }));
  },
  'news-item': async ({ api, onMissing }) => {
    const read = (page: number) => api.call(articleCalls.news, { query: { page, per_page: 50 } });
    return (await pagedSlugs(read, onMissing)).map((slug) => paths.newsItem({ slug }));
  },
  // The present has a path of its own, and a page only if the chain gives presents.
  'black-cesar': (context) => landingsOf('black-cesar', context),
  'legal-document': (context) => landingsOf('legal-document', context),
  landing: (context) => landingsOf('landing', context),
};

const isListed = (id: RouteId, brand: Brand) =>
  !('noindex' in routes[id]) && !brand.flags.closeAccess.includes(id);

interface SiteOptions {
  api: Api;
  brand: Brand;
  now: Date;
  onMissing: (error: unknown, route: RouteId) => void;
}

/** Paths of every public page that is not closed. `onMissing` is called for a failed call, whose pages are left out. */
export async function sitePages({ api, brand, now, onMissing }: SiteOptions): Promise<string[]> {
  const found = await Promise.all(
    routeIds
      .filter((id) => isListed(id, brand))
      .map(async (id): Promise<string[]> => {
        const source = pathSources[id];
        if (!source) return routes[id].path.includes(':') ? [] : [routes[id].path];
        const context = { api, brand, now, onMissing: (error: unknown) => onMissing(error, id) };
        return source(context).catch((error: unknown) => {
          onMissing(error, id);
          return [];
        });
      }),
  );
  return found.flat();
}
