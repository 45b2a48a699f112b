import { catalogue } from '@storefront/api-contract';
import * as z from 'zod/mini';
import { groupRaw, pictureRaw, productRaw } from '../../testing/menuFixture';
import { toMenuCards, toMenuGroup } from './menuCard';

const groups = [toMenuGroup(z.parse(catalogue.group.response, groupRaw))];
const cards = (...raw: unknown[]) => toMenuCards(z.parse(catalogue.products.response, raw), groups);

test('a product becomes a card of its group', () => {
  expect(cards(productRaw({ old_price: 790, has_modifiers: 1 }))).toEqual([
    {
      id: 10,
      slug: 'filadelfiya',
      name: 'Филадельфия',
      description: 'Лосось и сыр',
      price: 690,
      oldPrice: 790,
      group: 'rolly',
      tint: 'roll',
      weight: 0.265,
      pieces: 8,
      picture: { original: pictureRaw.original, sources: pictureRaw.sources },
      hasModifiers: true,
    },
  ]);
});

test('what is not known takes no room', () => {
  const [card] = cards({ id: 1, slug: 'a', name: 'А', price: 5, parent_group_id: 1 });
  expect(Object.keys(card ?? {})).toEqual(['id', 'slug', 'name', 'price', 'group', 'tint']);
});

test('two badges at most, and only those that are shown', () => {
  const label = (id: number, name: string, show_name = true) => ({ id, name, show_name });
  const labels = [label(1, 'Тайный', false), label(2, 'Хит'), label(3, 'Новинка'), label(4, 'Острое')];
  expect(cards(productRaw({ labels }))[0]?.badges).toEqual(['Хит', 'Новинка']);
});

test('an old price that is not higher is no discount', () => {
  expect(cards(productRaw({ old_price: 690 }))[0]).not.toHaveProperty('oldPrice');
});

test.each([
  ['of an unknown group', { parent_group_id: 99 }],
  ['of no group', { parent_group_id: null }],
  ['without a slug', { slug: '' }],
])('a product %s has no address and is left out', (_, more) => {
  expect(cards(productRaw(more))).toEqual([]);
});

test('a group without a page is named by its id and counted by its products', () => {
  const group = z.parse(catalogue.group.response, { id: 7, name: 'Сеты' });
  expect(toMenuGroup(group, 3)).toEqual({ id: 7, name: 'Сеты', slug: '7', tint: '', count: 3 });
});
