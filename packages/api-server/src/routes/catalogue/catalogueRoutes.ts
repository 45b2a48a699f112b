import type { Product } from '@storefront/api-contract';
import { catalogue, dishCalls } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import { countLabels, groupsWith, hasLabels } from '../../catalogue/labels';
import type { Menu } from '../../catalogue/menu';
import { menuPlace } from '../../catalogue/menuPlace';
import { searchMenu } from '../../catalogue/search/searchMenu';
import { createShortcuts } from '../../catalogue/shortcuts';
import { productAt, toCards } from '../../catalogue/shownProducts';
import type { Context } from '../../context';
import { notFound } from '../../apiError';
import { messages } from '../../messages';
import { addCachedCall, addCall } from '../../plugins/call';

const perPage = 20;

export function catalogueRoutes(app: FastifyInstance, context: Context): void {
  const shortcuts = createShortcuts(context.responses, () => context.menu.current()?.version);
  listRoutes(app, context, shortcuts);
  addCachedCall(
    app,
    context,
    dishCalls.group,
    async ({ params }) => {
      const menu = await context.menu.read();
      const group = menu.groups.find(({ seo_page }) => seo_page?.url === params.slug);
      if (!group) throw notFound(messages.catalogue.groupNotFound);
      return { key: keyOf(menu, params.slug), load: async () => group };
    },
    shortcuts,
  );
  addCachedCall(
    app,
    context,
    dishCalls.product,
    async ({ params, query }) => {
      const menu = await context.menu.read();
      const product = menu.productsBySlug.get(params.slug);
      if (!product) throw notFound(messages.catalogue.productNotFound);
      const { restaurantId, stopped } = menuPlace(menu, query);
      const load = async () => productAt(product, menu, stopped);
      return { key: keyOf(menu, params.slug, restaurantId), load };
    },
    shortcuts,
  );
  addCall(app, dishCalls.search, async ({ query, body }) => {
    const menu = await context.menu.read();
    const { stopped } = menuPlace(menu, query);
    const { products, groups, matchedWords } = await searchMenu(menu, body.phrase);
    const page = products.slice((body.page - 1) * perPage, body.page * perPage);
    const meta = { total: products.length, perPage };
    return { data: toCards(page, stopped), groups, matched_words: matchedWords, meta };
  });
}

function listRoutes(
  app: FastifyInstance,
  context: Context,
  shortcuts: ReturnType<typeof createShortcuts>,
): void {
  addCachedCall(
    app,
    context,
    catalogue.groups,
    async ({ query }) => {
      const menu = await context.menu.read();
      menuPlace(menu, query);
      const chosen = sortedIds(query.labels);
      return { key: keyOf(menu, chosen), load: async () => groupsWith(menu, chosen) };
    },
    shortcuts,
  );
  addCachedCall(
    app,
    context,
    catalogue.labels,
    async ({ query }) => {
      const menu = await context.menu.read();
      const { restaurantId, stopped } = menuPlace(menu, query);
      const [chosen, onlyShown] = [sortedIds(query.labels), query.label === 'show'];
      const load = async () => countLabels(menu, { chosen, stopped, onlyShown });
      return { key: keyOf(menu, chosen, onlyShown, restaurantId), load };
    },
    shortcuts,
  );
  addCachedCall(
    app,
    context,
    catalogue.products,
    async ({ query }) => {
      const menu = await context.menu.read();
      const { restaurantId, stopped } = menuPlace(menu, query);
      const wanted = { groups: knownGroups(menu, query.groups), labels: sortedIds(query.labels) };
      const load = async () => toCards(ofGroups(menu, wanted), stopped);
      return { key: keyOf(menu, wanted, restaurantId), load };
    },
    shortcuts,
  );
}

/** The cache key of a response; responses of an older menu are never found again. */
const keyOf = ({ version }: Menu, ...asked: unknown[]) => JSON.stringify([version, ...asked]);

/** Sorted and without repetition, so that equal requests share a cache key. */
const sortedIds = (ids: readonly number[] | undefined) =>
  [...new Set(ids)].sort((first, second) => first - second);

/** Undefined selects the whole menu; unknown groups select nothing. */
function knownGroups(menu: Menu, ids: readonly number[] | undefined): number[] | undefined {
  if (!ids || ids.length === 0) return undefined;
  return sortedIds(ids).filter((id) => menu.groups.some((group) => group.id === id));
}

function ofGroups(
  menu: Menu,
  { groups, labels }: { groups: number[] | undefined; labels: number[] },
): Product[] {
  return menu.products.filter(
    (product) => (!groups || groups.includes(product.parent_group_id ?? 0)) && hasLabels(product, labels),
  );
}
