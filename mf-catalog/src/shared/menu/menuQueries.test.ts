import { createQueryClient } from '@storefront/api-client';
import { fakeApi, refuse } from '@storefront/testing';
import { groupRaw, paths, productRaw, soupsRaw } from '../../testing/menuFixture';
import { findCard } from './findCard';
import { homeCards, menuQuery, recommendedCardsQuery } from './menuQueries';
import { menuSections, recommendedCards } from './menuSections';

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

test('the home page keeps the first cards of each group and what is recommended', async () => {
  const { queryClient } = setUp({ [paths.recommendations]: () => [rolls[11], hit] });
  const menu = await queryClient.fetchQuery(menuQuery('home'));
  expect(menuSections(menu, homeCards).map(({ cards }) => cards.length)).toEqual([8, 1]);
  expect(recommendedCards(menu).map(({ slug }) => slug)).toEqual(['roll-11', 'sup']);
  expect(menu.cards).toHaveLength(10);
});

test('without recommendations the hits stand in', async () => {
  const { queryClient } = setUp({
    [paths.recommendations]: () => {
      throw refuse(500);
    },
  });
  const menu = await queryClient.fetchQuery(menuQuery('home'));
  expect(recommendedCards(menu).map(({ slug }) => slug)).toEqual(['sup']);
});

test('the whole menu has every card', async () => {
  const { queryClient } = setUp();
  const menu = await queryClient.fetchQuery(menuQuery('whole'));
  expect(menuSections(menu).map(({ cards }) => cards.length)).toEqual([12, 1]);
});

test('a card that a list holds is found by its slug, and groups are not asked for twice', async () => {
  const { queryClient, calls } = setUp({ [paths.recommendations]: () => [hit] });
  await queryClient.fetchQuery(menuQuery('whole'));
  await queryClient.fetchQuery(recommendedCardsQuery(10));
  expect(findCard(queryClient, 'sup')?.id).toBe(50);
  expect(findCard(queryClient, 'unknown')).toBeUndefined();
  expect(calls.filter(({ path }) => path === paths.groups)).toHaveLength(1);
});
