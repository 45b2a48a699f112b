import type { Group, Product } from '@storefront/api-contract';
import { recommend } from './recommend';
import { searchMenu } from './search';

const group = (id: number, name: string, url: string): Group => ({
  id,
  name,
  tint: null,
  products_count: 1,
  seo_page: { url, title: null, description: null },
});
const rolls = group(1, 'Запечённые роллы', 'zapechennye-rolly');
const drinks = group(2, 'Напитки', 'napitki');
const snacks = group(3, 'Закуски', 'zakuski');

function product(id: number, name: string, of: Group, description = '', hasModifiers = false): Product {
  return {
    id,
    name,
    description,
    group: of,
    parent_group_id: of.id,
    slug: String(id),
    external_id: null,
    price: 100,
    old_price: null,
    labels: [],
    weight: null,
    pieces: null,
    persons_number: null,
    media_list: [],
    has_modifiers: hasModifiers,
    is_stoplisted: false,
    group_modifiers: [],
    content: [],
    energy_full_amount: null,
    proteins_full_amount: null,
    fats_full_amount: null,
    carbohydrates_full_amount: null,
  };
}

const products = [
  product(1, 'Ролл с угрём', rolls, 'Лосось и сыр'),
  product(2, 'Лосось гриль', snacks),
  product(3, 'Кола', drinks),
  product(4, 'Морс', drinks),
  product(5, 'Креветки', snacks, '', true),
];
const menu = { groups: [rolls, drinks, snacks], products };
const found = (phrase: string) => searchMenu(menu, phrase).products.map(({ id }) => id);

test.each([
  ['лосось', [2, 1]],
  ['УГРЕМ', [1]],
  ['  кол ', [3]],
  ['олл', []],
  ['запеченные', [1]],
  ['«Лосось», гриль!', [2]],
  ['кре-ветки', []],
  ['%', []],
  ['_ \\ \' "', []],
  ['😀', []],
])('«%s» finds %j', (phrase, ids) => expect(found(phrase)).toEqual(ids));

test('groups are found by name', () => {
  expect(searchMenu(menu, 'напит').groups).toEqual([drinks]);
});

test('recommendations are side dishes that are available, not chosen yet and need no choice', () => {
  const rest = recommend(menu, { chosen: new Set([2]), stopped: new Set([3]) });
  expect(rest.map(({ id }) => id)).toEqual([4]);
});

test('without a chosen dish the recommendations are dishes of the main groups', () => {
  expect(recommend(menu, { chosen: new Set(), stopped: new Set() }).map(({ id }) => id)).toEqual([1]);
});
