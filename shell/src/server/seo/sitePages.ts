import type { Api } from '@storefront/api-client';
import { articleCalls, catalogue, promoCalls, restaurantCalls } from '@storefront/api-contract';
import { type Brand, isPlaceholderRoute, paths, type RouteId, routeIds, routes } from '@storefront/contracts';

/** Loads the paths of a route that has parameters. */
type PathSource = (api: Api) => Promise<string[]>;

/** A slug of dots alone would resolve to another page. */
const isSlug = (slug: string) => !/^\.{0,2}$/.test(slug);

const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug).filter(isSlug);

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

async function documents(api: Api): Promise<string[]> {
  const landings = await api.call(articleCalls.landings, {});
  const legal = landings.flatMap(({ seo }) => (seo?.url.startsWith('legal/') ? [seo.url.slice(6)] : []));
  return legal.map((slug) => paths.legalDocument({ slug }));
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
  'blog-article': async (api) =>
    slugs((await api.call(articleCalls.blogs, { query: {} })).data).map((slug) =>
      paths.blogArticle({ slug }),
    ),
  'news-item': async (api) =>
    slugs((await api.call(articleCalls.news, { query: {} })).data).map((slug) => paths.newsItem({ slug })),
  'legal-document': documents,
};

const isListed = (id: RouteId, brand: Brand) =>
  !isPlaceholderRoute(id) && !('noindex' in routes[id]) && !brand.flags.closeAccess.includes(id);

/**
 * Paths of every public page that is built and not closed. When a call fails, its pages are left out and `onMissing` is
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
        return source(api).catch((error: unknown) => {
          onMissing(error, id);
          return [];
        });
      }),
  );
  return found.flat();
}
