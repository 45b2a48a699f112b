import { headContext } from '@storefront/testing';
import { groupRaw, paths, productRaw, ramenRaw, soupsRaw } from '../testing/menuFixture';
import { recommendedCardsQuery } from '../shared/menu/menuQueries';
import * as home from './home/HomePage';
import * as menu from './menu/MenuPage';
import * as menuGroup from './menu-group/MenuGroupPage';
import * as product from './product/ProductPage';

const answers = {
  [paths.groups]: () => [groupRaw, soupsRaw],
  [paths.group]: () => groupRaw,
  [paths.labels]: () => [],
  [paths.products]: () => [
    productRaw(),
    productRaw({ id: 50, slug: 'sup', name: 'Мисо', parent_group_id: 2 }),
  ],
  [paths.product]: () => ({ ...ramenRaw, is_stoplisted: true }),
  [paths.recommendations]: () => [],
  [paths.settings]: () => [],
};
const crumbs = (names: string[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: names.map((name, index) => expect.objectContaining({ position: index + 1, name })),
});

test('the home page describes the chain', async () => {
  const context = headContext({ answers });
  expect(home.head(context)).toEqual({
    title: 'Танто — доставка для проверок',
    description: 'Сеть ресторанов для проверок',
  });
  expect(await home.schema(context)).toMatchObject([
    {
      '@type': 'Restaurant',
      name: 'Танто',
      url: 'https://shop.example/',
      hasMenu: 'https://shop.example/menu',
    },
  ]);
});

test('the menu names its sections', async () => {
  const context = headContext({ answers });
  await menu.prefetch(context);
  expect(menu.head(context).title).toBe('Меню — Танто');
  expect(await menu.schema(context)).toMatchObject([
    {
      '@type': 'Menu',
      hasMenuSection: [
        { name: 'Роллы', url: 'https://shop.example/menu/rolly' },
        { name: 'Супы', url: 'https://shop.example/menu/supy' },
      ],
    },
    crumbs(['Танто', 'Меню']),
  ]);
});

test('a group has breadcrumbs and prefers the texts of its editors', async () => {
  const context = headContext({ answers, params: { group: 'rolly' } });
  await menuGroup.prefetch(context);
  expect(menuGroup.head(context).title).toBe('Роллы — Танто');
  expect(await menuGroup.schema(context)).toMatchObject([crumbs(['Танто', 'Меню', 'Роллы'])]);
  const edited = headContext({
    answers: {
      ...answers,
      [paths.group]: () => ({
        ...groupRaw,
        seo_page: { url: 'rolly', title: 'Роллы тут', description: 'Все' },
      }),
    },
    params: { group: 'rolly' },
  });
  await menuGroup.prefetch(edited);
  expect(menuGroup.head(edited)).toEqual({ title: 'Роллы тут', description: 'Все' });
});

test('a product has a price and its availability', async () => {
  const context = headContext({ answers, params: { group: 'supy', slug: 'ramen' } });
  await product.prefetch(context);
  expect(product.head(context)).toMatchObject({ title: 'Рамэн — Танто', kind: 'product' });
  expect(await product.schema(context)).toMatchObject([
    {
      '@type': 'Product',
      name: 'Рамэн',
      url: 'https://shop.example/menu/supy/ramen',
      offers: { priceCurrency: 'RUB', availability: 'https://schema.org/OutOfStock' },
    },
    crumbs(['Танто', 'Меню', 'Супы', 'Рамэн']),
  ]);
});

test('the breadcrumbs of a product lead to the group of its URL, of which it may have a part only', async () => {
  const part = { ...ramenRaw, group: { id: 2, name: 'Супы' } };
  const context = headContext({
    answers: { ...answers, [paths.group]: () => soupsRaw, [paths.product]: () => part },
    params: { group: 'supy', slug: 'ramen' },
  });
  await product.prefetch(context);
  const [dish, breadcrumbs] = await product.schema(context);
  expect(dish).toMatchObject({ url: 'https://shop.example/menu/supy/ramen' });
  expect(JSON.stringify(breadcrumbs)).toContain('"https://shop.example/menu/supy"');
});

test('the server sends a product with its recommendations', async () => {
  const context = headContext({
    answers: { ...answers, [paths.recommendations]: () => [productRaw()] },
    params: { group: 'supy', slug: 'ramen' },
  });
  await product.prefetch(context);
  const { queryKey } = recommendedCardsQuery(ramenRaw.id);
  expect(context.queryClient.getQueryData(queryKey)?.cards.map(({ slug }) => slug)).toEqual(['filadelfiya']);
});

test('a page without data has an empty head and schema', async () => {
  const context = headContext({ params: { group: 'x', slug: 'x' } });
  expect(product.head(context)).toEqual({});
  expect(menuGroup.head(context)).toEqual({});
  expect(await product.schema(context)).toEqual([]);
});
