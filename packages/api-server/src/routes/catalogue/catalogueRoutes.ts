import type { Product } from '@storefront/api-contract';
import { catalogue } from '@storefront/api-contract/server';
import type { FastifyInstance } from 'fastify';
import type { Menu } from '../../catalogue/menu';
import { searchMenu } from '../../catalogue/search';
import { stoppedAt } from '../../catalogue/stoppedAt';
import type { Context } from '../../context';
import { notFound } from '../../failure';
import { messages } from '../../messages';
import { addCachedCall, addCall } from '../../plugins/call';

const perPage = 20;

export function catalogueRoutes(app: FastifyInstance, context: Context): void {
  addCachedCall(app, context, catalogue.groups, async () => ({
    key: '',
    load: async () => (await context.menu.read()).groups,
  }));
  addCachedCall(app, context, catalogue.products, async ({ query }) => {
    const menu = await context.menu.read();
    const { restaurantId, stopped } = await stoppedAt(context, menu, query);
    const wanted = [...new Set(query.groups)].sort((first, second) => first - second);
    return {
      key: `${wanted.join()} ${restaurantId}`,
      load: async () => mark(ofGroups(menu, wanted), stopped),
    };
  });
  addCachedCall(app, context, catalogue.group, async ({ params }) => {
    const menu = await context.menu.read();
    const group = menu.groups.find(({ seo_page }) => seo_page?.url === params.slug);
    if (!group) throw notFound(messages.catalogue.groupNotFound);
    return { key: params.slug, load: async () => group };
  });
  addCachedCall(app, context, catalogue.product, async ({ params, query }) => {
    const menu = await context.menu.read();
    const product = menu.productsBySlug.get(params.slug);
    if (!product) throw notFound(messages.catalogue.productNotFound);
    const { restaurantId, stopped } = await stoppedAt(context, menu, query);
    const load = async () => ({ ...product, is_stoplisted: stopped.has(product.id) });
    return { key: `${params.slug} ${restaurantId}`, load };
  });
  addCall(app, catalogue.search, async ({ query, body }) => {
    const menu = await context.menu.read();
    const { stopped } = await stoppedAt(context, menu, query);
    const { products, groups } = searchMenu(menu, body.phrase);
    const page = products.slice((body.page - 1) * perPage, body.page * perPage);
    return { data: mark(page, stopped), groups, meta: { total: products.length, perPage } };
  });
}

function ofGroups(menu: Menu, wanted: readonly number[]): Product[] {
  if (wanted.length === 0) return menu.products;
  return menu.products.filter(({ parent_group_id }) => wanted.includes(parent_group_id ?? 0));
}

/** Lists show cards: what only the product's own page shows would triple their size. */
function mark(products: Product[], stopped: ReadonlySet<number>) {
  return products.map(({ group_modifiers: _modifiers, group: _group, ...card }) => {
    const { energy_full_amount: _e, proteins_full_amount: _p, fats_full_amount: _f, ...rest } = card;
    const { carbohydrates_full_amount: _c, ...shown } = rest;
    return { ...shown, is_stoplisted: stopped.has(card.id) };
  });
}
