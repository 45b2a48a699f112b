import { createQueryClient } from '@storefront/api-client';
import { type QueryClient, QueryObserver } from '@storefront/query';
import { apiError, fakeApi } from '@storefront/testing';
import { groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
import { findCard } from './findCard';
import { homeCardsPerGroup } from './menu';
import {
  groupCardsQuery,
  groupOfProductQuery,
  groupPageQuery,
  menuQuery,
  recommendedCardsQuery,
} from './menuQueries';
import { menuSections, recommendedCards } from './menuSections';
import { sliderCardsQuery } from './sliderCardsQuery';

const rolls = Array.from({ length: 12 }, (_, index) => productRaw({ id: index + 1, slug: `roll-${index}` }));
const hit = productRaw({
  id: 50,
  slug: 'sup',
  parent_group_id: 2,
  labels: [{ id: 1, name: 'Хит', show_name: true }],
});
const answers = {
  [paths.groups]: () => [groupRaw, soupsRaw],
  [paths.products]: () => [...rolls, hit],
};

function setUp(more: Parameters<typeof fakeApi>[0] = {}) {
  const { api, calls } = fakeApi({ ...answers, ...more });
  return { queryClient: createQueryClient(api, { retries: 0 }), calls };
}

test('the home page has the first cards of each group and the recommended ones', async () => {
  const { queryClient } = setUp({ [paths.recommendations]: () => [rolls[11], hit] });
  const menu = await queryClient.fetchQuery(menuQuery('home'));
  expect(menuSections(menu, homeCardsPerGroup).map(({ cards }) => cards.length)).toEqual([8, 1]);
  expect(recommendedCards(menu).map(({ slug }) => slug)).toEqual(['roll-11', 'sup']);
  expect(menu.cards).toHaveLength(10);
});

test.each<[string, () => unknown, true | undefined]>([
  ['no recommendations', () => [], undefined],
  [
    'recommendations that cannot be loaded',
    () => {
      throw apiError(500);
    },
    true,
  ],
])('hits replace %s', async (_, answer, lacksRecommendations) => {
  const { queryClient } = setUp({ [paths.recommendations]: answer });
  const menu = await queryClient.fetchQuery(menuQuery('home'));
  expect(recommendedCards(menu).map(({ slug }) => slug)).toEqual(['sup']);
  expect(menu.lacksRecommendations).toBe(lacksRecommendations);
});

describe('recommendations that are slow', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['a little later than the menu are waited for', 900, ['roll-11']],
    ['much later are replaced by the hits', 3_600, ['sup']],
  ])('%s', async (_, delay, slugs) => {
    const { queryClient } = setUp({
      [paths.products]: () =>
        new Promise((resolve) => void setTimeout(resolve, 2_000, answers[paths.products]())),
      [paths.recommendations]: () =>
        new Promise((resolve) => void setTimeout(resolve, 2_000 + delay, [rolls[11]])),
    });
    const menu = queryClient.fetchQuery(menuQuery('home'));
    await jest.advanceTimersByTimeAsync(3_500);
    expect(queryClient.isFetching()).toBe(0);
    expect(recommendedCards(await menu).map(({ slug }) => slug)).toEqual(slugs);
  });
});

test.each([
  ['sold-out products', { is_stoplisted: true }],
  ['products without a price', { price: null }],
])('%s are not recommended and do not use up the limit', async (_, fields) => {
  const unavailable = rolls.map((roll) => ({ ...roll, ...fields }));
  const { queryClient } = setUp({ [paths.recommendations]: () => [...unavailable, hit] });
  expect(recommendedCards(await queryClient.fetchQuery(menuQuery('home'))).map(({ id }) => id)).toEqual([50]);
  const { cards } = await queryClient.fetchQuery(recommendedCardsQuery(undefined));
  expect(cards.map(({ id }) => id)).toEqual([50]);
});

test('the whole menu has every card', async () => {
  const { queryClient } = setUp();
  const menu = await queryClient.fetchQuery(menuQuery('whole'));
  expect(menuSections(menu).map(({ cards }) => cards.length)).toEqual([12, 1]);
});

test('a cached card is found by its slug, and groups are not requested twice', async () => {
  const { queryClient, calls } = setUp({ [paths.recommendations]: () => [hit] });
  await queryClient.fetchQuery(menuQuery('whole'));
  await queryClient.fetchQuery(recommendedCardsQuery(10));
  expect(findCard(queryClient, 'sup')?.id).toBe(50);
  expect(findCard(queryClient, 'unknown')).toBeUndefined();
  expect(calls.filter(({ path }) => path === paths.groups)).toHaveLength(1);
});

test('groups of a menu for another place are not reused: dishes of others would be missing', async () => {
  const { queryClient, calls } = setUp({
    [paths.groups]: ({ query }) =>
      'organization_id' in (query as object) ? [groupRaw, soupsRaw] : [groupRaw],
    [paths.recommendations]: () => [hit],
  });
  const restaurant = { organization_id: 5 };
  await queryClient.fetchQuery(menuQuery('whole', { latitude: 55.7, longitude: 37.6 }));
  const { cards } = await queryClient.fetchQuery(recommendedCardsQuery(10, restaurant));
  expect(cards.map(({ slug }) => slug)).toEqual(['sup']);
  expect(calls.filter(({ path }) => path === paths.groups).map(({ query }) => query)).toEqual([
    { latitude: 55.7, longitude: 37.6 },
    restaurant,
  ]);
});

describe.each([
  ['do not name their group', undefined],
  ['name the group 0', 0],
  ['name a group that is not listed', 77],
])('a back end whose products %s', (_, group) => {
  const ofNoGroup = ({ query }: { query: unknown }) => {
    const { groups = [] } = query as { groups?: number[] };
    return [...rolls, hit]
      .filter(({ parent_group_id: id }) => groups.includes(id))
      .map((product) => ({ ...product, parent_group_id: group }));
  };
  const setUpSilent = () => setUp({ [paths.products]: ofNoGroup, [paths.recommendations]: () => [] });

  test.each([
    ['home', [8, 1]],
    ['whole', [12, 1]],
  ] as const)('is asked for each group of the menu «%s» alone', async (scope, counts) => {
    const { queryClient, calls } = setUpSilent();
    const menu = await queryClient.fetchQuery(menuQuery(scope));
    const limit = scope === 'home' ? homeCardsPerGroup : undefined;
    expect(menuSections(menu, limit).map(({ cards }) => cards.length)).toEqual(counts);
    expect(calls.filter(({ path }) => path === paths.products).map(({ query }) => query)).toEqual([
      { groups: [1, 2] },
      { groups: [1] },
      { groups: [2] },
    ]);
  });

  test('a group has its products', async () => {
    const { queryClient, calls } = setUpSilent();
    const { cards } = await queryClient.fetchQuery(groupCardsQuery({ id: 2 }, {}));
    expect(cards.map(({ slug, group }) => [slug, group])).toEqual([['sup', soupsRaw.seo_page.url]]);
    expect(calls.filter(({ path }) => path === paths.products)).toHaveLength(1);
  });

  const recommends = { [paths.recommendations]: () => [{ ...rolls[11], parent_group_id: group }] };

  test('recommends on the home page only dishes that are in a group', async () => {
    const { queryClient } = setUp({ [paths.products]: ofNoGroup, ...recommends });
    const menu = await queryClient.fetchQuery(menuQuery('home'));
    expect(recommendedCards(menu).map(({ slug, group }) => [slug, group])).toEqual([['roll-11', 'rolly']]);
  });

  test('recommends to a product only dishes that are in a group, whose products are loaded once', async () => {
    const { queryClient, calls } = setUp({ [paths.products]: ofNoGroup, ...recommends });
    for (const product of [10, 11]) {
      const { cards } = await queryClient.fetchQuery(recommendedCardsQuery(product));
      expect(cards.map(({ slug, group }) => [slug, group])).toEqual([['roll-11', 'rolly']]);
    }
    expect(calls.filter(({ path }) => path === paths.products)).toHaveLength(3);
  });
});

test('a dish that belongs to another listed group is shown in that group', async () => {
  const { queryClient, calls } = setUp({ [paths.products]: () => [hit] });
  const { cards } = await queryClient.fetchQuery(groupCardsQuery({ id: 1 }, {}));
  expect(cards.map(({ slug, group }) => [slug, group])).toEqual([['sup', soupsRaw.seo_page.url]]);
  expect(calls.filter(({ path }) => path === paths.products)).toHaveLength(1);
});

describe.each([
  ['no group', null],
  ['a group that is not listed', 77],
])('a dish that alone names %s', (_, group) => {
  const stray = productRaw({ id: 60, slug: 'maki', parent_group_id: group });
  const strayAnswers = {
    [paths.products]: ({ query }: { query: unknown }) =>
      (query as { groups: number[] }).groups.flatMap((id) => (id === 1 ? [...rolls, stray] : [hit])),
  };
  const slugsOf = (cards: { slug: string; group: string }[]) => cards.map((card) => [card.slug, card.group]);

  test('is in the menu, in the group whose answer has it', async () => {
    const { queryClient } = setUp(strayAnswers);
    const [first, second] = menuSections(await queryClient.fetchQuery(menuQuery('whole')));
    expect(slugsOf(first?.cards ?? []).at(-1)).toEqual(['maki', 'rolly']);
    expect(slugsOf(second?.cards ?? [])).toEqual([['sup', 'supy']]);
  });

  test('is on the page of that group, which is asked for once', async () => {
    const { queryClient, calls } = setUp(strayAnswers);
    const { cards } = await queryClient.fetchQuery(groupCardsQuery({ id: 1 }, {}));
    expect(slugsOf(cards).at(-1)).toEqual(['maki', 'rolly']);
    expect(calls.filter(({ path }) => path === paths.products)).toHaveLength(1);
  });
});

test('dishes that two groups show are counted once when each group is asked for alone', async () => {
  const dishes = Array.from({ length: 130 }, (_, index) =>
    productRaw({ id: 100 + index, slug: `d-${index}` }),
  );
  const stray = productRaw({ id: 60, slug: 'maki', parent_group_id: null });
  const uncounted = [groupRaw, soupsRaw].map((group) => ({ ...group, products_count: null }));
  const { queryClient } = setUp({
    [paths.groups]: () => uncounted,
    [paths.products]: ({ query }) =>
      (query as { groups: number[] }).groups.includes(2) ? [stray, ...dishes] : dishes,
  });
  const menu = await queryClient.fetchQuery(menuQuery('whole'));
  expect(menu.groups.map(({ count }) => count)).toEqual([130, 1]);
  expect(menuSections(menu).map(({ cards, count }) => [cards.length, count])).toEqual([
    [130, 130],
    [1, 1],
  ]);
});

test('of dishes without a group each group counts the dishes in its own answer', async () => {
  const dish = (id: number) => productRaw({ id, slug: `d-${id}`, parent_group_id: null });
  const rolls = Array.from({ length: 240 }, (_, index) => dish(1000 + index));
  const news = [...rolls.slice(0, 4), ...Array.from({ length: 6 }, (_, index) => dish(2000 + index))];
  const { queryClient } = setUp({
    [paths.groups]: () => [groupRaw, soupsRaw].map((group) => ({ ...group, products_count: null })),
    [paths.products]: ({ query }) =>
      (query as { groups: number[] }).groups.flatMap((id) => (id === 2 ? news : rolls)),
  });
  const menu = await queryClient.fetchQuery(menuQuery('whole'));
  // The list of a long menu loads each group by itself, and cuts it to the count.
  expect(menu.groups.map(({ count }) => count)).toEqual([240, 10]);
});

test.each([
  ['its page', { url: 'zapechennye', title: null, description: null }, 'zapechennye'],
  ['its id', null, '31'],
])('a group that is not listed has its dishes under %s', async (_, page, slug) => {
  const { queryClient } = setUp({ [paths.products]: () => [productRaw({ parent_group_id: 31 })] });
  const group = { id: 31, name: 'Запечённые', seo_page: page };
  const { cards } = await queryClient.fetchQuery(groupPageQuery(group, {}));
  expect(cards.map((card) => [card.slug, card.group])).toEqual([['filadelfiya', slug]]);
});

test('a row of an unlisted group, of which it has the id only, leaves the addresses of its page alone', async () => {
  const { queryClient } = setUp({ [paths.products]: () => [productRaw({ parent_group_id: 31 })] });
  const row = await queryClient.fetchQuery(sliderCardsQuery({ groupId: 31 }, {}));
  expect(row.cards.map(({ group }) => group)).toEqual(['31']);
  const group = { id: 31, seo_page: { url: 'zapechennye', title: null, description: null } };
  const { cards } = await queryClient.fetchQuery(groupPageQuery(group, {}));
  expect(cards.map((card) => card.group)).toEqual(['zapechennye']);
});

test('the rows of a group and its page read its products once', async () => {
  const { queryClient, calls } = setUp();
  const row = await queryClient.fetchQuery(sliderCardsQuery({ groupId: 1 }, {}));
  const group = { id: 1, seo_page: { url: 'rolly', title: null, description: null } };
  const page = await queryClient.fetchQuery(groupPageQuery(group, {}));
  await queryClient.fetchQuery(groupCardsQuery({ id: 1 }, {}));
  expect(page.cards.map(({ id }) => id)).toEqual(row.cards.map(({ id }) => id));
  expect(calls.map(({ path }) => path)).toEqual([paths.groups, paths.products]);
});

describe('a panel of the same cards that is closed before the answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const paged = { id: 1, seo_page: { url: 'rolly', title: null, description: null } };

  test.each([
    ['a list', (client: QueryClient) => client.fetchQuery(groupCardsQuery(paged, {}))],
    ['a page', (client: QueryClient) => client.fetchQuery(groupPageQuery(paged, {}))],
    ['a page without an address', (client: QueryClient) => client.fetchQuery(groupPageQuery({ id: 1 }, {}))],
    ['a row', (client: QueryClient) => client.fetchQuery(sliderCardsQuery({ groupId: 1 }, {}))],
  ])('takes nothing from %s of the group', async (_, load) => {
    const { queryClient } = setUp({
      [paths.products]: () => new Promise((resolve) => void setTimeout(resolve, 2_000, rolls)),
    });
    const loaded = load(queryClient);
    await jest.advanceTimersByTimeAsync(1_000);
    const close = new QueryObserver(queryClient, groupCardsQuery({ id: 1 }, {})).subscribe(() => {});
    close();
    await Promise.all([
      expect(loaded).resolves.toMatchObject({ cards: rolls.map(({ id }) => ({ id })) }),
      jest.advanceTimersByTimeAsync(5_000),
    ]);
    expect(queryClient.isFetching()).toBe(0);
  });
});

test('a menu without groups asks for no products', async () => {
  const { queryClient, calls } = setUp({ [paths.groups]: () => [], [paths.recommendations]: () => [] });
  expect((await queryClient.fetchQuery(menuQuery('whole'))).cards).toEqual([]);
  expect(calls.map(({ path }) => path)).toEqual([paths.groups]);
});

describe('a menu of thousands', () => {
  const groups = Array.from({ length: 4 }, (_, index) => ({
    ...groupRaw,
    id: index + 1,
    seo_page: { url: `g-${index + 1}` },
    products_count: 100,
  }));
  const products = groups.flatMap(({ id }) =>
    Array.from({ length: 100 }, (_, index) =>
      productRaw({ id: id * 1000 + index, slug: `p-${id}-${index}`, parent_group_id: id }),
    ),
  );
  const requestedGroups = (query: unknown) => (query as { groups?: number[] }).groups;
  const large = {
    [paths.groups]: () => groups,
    [paths.products]: ({ query }: { query: unknown }) =>
      products.filter(({ parent_group_id: id }) => requestedGroups(query)?.includes(id) ?? true),
    [paths.recommendations]: () => [products[350]],
  };

  test.each(['home', 'whole', 'table'] as const)('%s starts with its first group alone', async (scope) => {
    const { queryClient, calls } = setUp(large);
    const menu = await queryClient.fetchQuery(menuQuery(scope));
    expect(
      calls.filter(({ path }) => path === paths.products).map(({ query }) => requestedGroups(query)),
    ).toEqual([[1]]);
    const sections = menuSections(menu, scope === 'home' ? homeCardsPerGroup : undefined);
    expect(sections.map(({ cards, count }) => [cards.length, count])).toEqual(
      scope === 'home'
        ? [
            [8, 8],
            [0, 8],
            [0, 8],
            [0, 8],
          ]
        : [
            [24, 100],
            [0, 100],
            [0, 100],
            [0, 100],
          ],
    );
    expect(recommendedCards(menu)).toHaveLength(scope === 'home' ? 1 : 0);
  });

  test('a menu whose groups have no counts is cut by the number of its products', async () => {
    const uncounted = () => groups.map((group) => ({ ...group, products_count: null }));
    const { queryClient } = setUp({ ...large, [paths.groups]: uncounted });
    const menu = await queryClient.fetchQuery(menuQuery('whole'));
    expect(menu.cards).toHaveLength(24);
    expect(menuSections(menu).map(({ count }) => count)).toEqual([100, 100, 100, 100]);
  });

  test('a single group without a count keeps its products', async () => {
    const counted = () =>
      groups.map((group, index) => (index === 2 ? { ...group, products_count: null } : group));
    const { queryClient } = setUp({ ...large, [paths.groups]: counted });
    const menu = await queryClient.fetchQuery(menuQuery('whole'));
    expect(menuSections(menu).map(({ count }) => count)).toEqual([100, 100, 100, 100]);
  });

  test('it starts with its first group, in whatever order the products arrive', async () => {
    const small = groups.map((group) => ({ ...group, products_count: group.id === 1 ? 10 : 100 }));
    const { queryClient } = setUp({
      ...large,
      [paths.groups]: () => small,
      [paths.products]: (call: { query: unknown }) =>
        large[paths.products](call)
          .filter(({ id }) => id >= 2000 || id < 1010)
          .toReversed(),
    });
    const menu = await queryClient.fetchQuery(menuQuery('whole'));
    expect(menuSections(menu).map(({ cards }) => cards.length)).toEqual([10, 14, 0, 0]);
  });
});

test('labels filter groups and products, and nothing is recommended', async () => {
  const { queryClient, calls } = setUp();
  const menu = await queryClient.fetchQuery(menuQuery('home', {}, [1, 3]));
  expect(menu.recommended).toEqual([]);
  expect(calls.map(({ path, query }) => [path, query])).toEqual([
    [paths.groups, { labels: [1, 3] }],
    [paths.products, { labels: [1, 3], groups: [1, 2] }],
  ]);
});

test('the groups of a filtered page are not reused as all groups', async () => {
  const { queryClient, calls } = setUp({ [paths.recommendations]: () => [hit] });
  await queryClient.fetchQuery(menuQuery('whole', {}, [1]));
  await queryClient.fetchQuery(recommendedCardsQuery(10));
  expect(calls.filter(({ path }) => path === paths.groups)).toHaveLength(2);
});

test('a label counts the dishes that can be ordered', async () => {
  const labels = [{ id: 5, name: 'Острое', show_name: 1, icon: null }];
  const products = [{ id: 1 }, { id: 2, is_stoplisted: true }, { id: 3, price: null }];
  const { queryClient } = setUp({
    [paths.products]: () =>
      products.map((product) => productRaw({ slug: `dish-${product.id}`, labels, ...product })),
  });
  const page = await queryClient.fetchQuery(groupCardsQuery({ id: 1 }, {}));
  expect(page.cards).toHaveLength(3);
  expect(page.labelCounts).toEqual({ 5: 1 });
});

describe('a back end that is down is asked three times', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['a page of a group', (client: QueryClient) => client.fetchQuery(groupPageQuery({ id: 1 }, {}))],
    ['a row of a group', (client: QueryClient) => client.fetchQuery(sliderCardsQuery({ groupId: 1 }, {}))],
    ['the group of a dish', (client: QueryClient) => client.fetchQuery(groupOfProductQuery(1, {}))],
  ])('for %s', async (_, load) => {
    const { api, calls } = fakeApi({
      ...answers,
      [paths.products]: () => {
        throw apiError(503);
      },
    });
    const loaded = load(createQueryClient(api));
    await Promise.all([expect(loaded).rejects.toMatchObject({ status: 503 }), jest.runAllTimersAsync()]);
    expect(calls.filter(({ path }) => path === paths.products)).toHaveLength(3);
  });
});
