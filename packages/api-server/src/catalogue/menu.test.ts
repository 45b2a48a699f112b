import { buildMenu, type Menu } from './menu';
import { countLabels, groupsWith } from './labels';
import { menuPlace } from './menuPlace';
import type { MenuRows } from './menuRows';
import { productAt, toCards } from './shownProducts';

const dish = (id: number, groupId = 1): MenuRows['products'][number] => ({
  id,
  groupId,
  externalId: `dish-${id}`,
  slug: `dish-${id}`,
  name: `Блюдо ${id}`,
  description: null,
  price: 10_000 * id,
  oldPrice: null,
  vatCode: null,
  weight: 250,
  pieces: null,
  personsNumber: null,
  kcal: null,
  proteins: null,
  fats: null,
  carbohydrates: null,
  ingredients: null,
  allergens: null,
  hasModifiers: false,
  position: id,
  deleted: false,
});
const group = (id: number) => ({ id, slug: `g${id}`, name: `Раздел ${id}`, tint: 'roll', position: id });
const label = (id: number, showName = true) => ({ id, name: `Ярлык ${id}`, showName, icon: null });

/** Dish 9 is a combo: part one is dish 1 or 2, part two is dish 3 or a dish removed from the menu. */
const option = (id: number, part: number, productId: number, isDefault = false) => ({
  group: {
    id: part,
    productId: 9,
    name: `Часть ${part}`,
    isComboPart: true,
    required: false,
    minAmount: 0,
    maxAmount: 5,
    position: part,
  },
  modifier: {
    externalId: null,
    id,
    groupId: part,
    name: `Блюдо ${productId}`,
    price: 5000,
    maxAmount: 5,
    productId,
    isDefault,
    position: id,
  },
});
const plain = option(5, 3, 1);
const extra = {
  group: { ...plain.group, isComboPart: false, required: true },
  modifier: { ...plain.modifier, productId: null },
};
const place = { latitude: 55.81, longitude: 37.61 };
const zone: MenuRows['zones'][number] = {
  id: 1,
  name: 'Север',
  restaurantId: 7,
  minimalAmount: 99_000,
  duration: 60,
  durationChange: null,
  pausedUntil: null,
  area: [
    [55, 37],
    [55, 38],
    [56, 38],
    [56, 37],
  ],
};
const restaurant = (id: number): MenuRows['restaurants'][number] => ({
  id,
  slug: `r${id}`,
  externalId: `r${id}`,
  name: 'Ресторан',
  address: '',
  phone: null,
  description: null,
  active: true,
  workTime: null,
  specialDays: {},
  pausedUntil: null,
  workTimeText: null,
  byCar: null,
  bySubway: null,
  latitude: 55,
  longitude: 37,
  tables: 10,
  tagIds: [],
  photos: [],
});
const rows: MenuRows = {
  groups: [group(1), group(2), group(3)],
  products: [dish(1), dish(2), dish(3, 2), dish(9, 2)],
  labels: [label(1), label(2), label(3, false)],
  productLabels: [
    { productId: 1, labelId: 1 },
    { productId: 2, labelId: 1 },
    { productId: 2, labelId: 2 },
    { productId: 3, labelId: 2 },
    { productId: 3, labelId: 3 },
    { productId: 77, labelId: 1 },
  ],
  modifiers: [option(1, 1, 1), option(2, 1, 2, true), option(3, 2, 3), option(4, 2, 77, true), extra],
  stopped: [{ restaurantId: 7, productId: 2 }],
  zones: [zone],
  restaurants: [restaurant(7), restaurant(8)],
};
const menu: Menu = buildMenu(rows, { of: () => undefined }, 1);
const combo = menu.productsBySlug.get('dish-9');
const none: ReadonlySet<number> = new Set();

const counts = (chosen: number[], stopped = none, onlyShown = false) =>
  countLabels(menu, { chosen, stopped, onlyShown }).map(({ id, product_count }) => [id, product_count]);

test.each([
  [
    'all dishes',
    [],
    none,
    false,
    [
      [1, 2],
      [2, 2],
      [3, 1],
    ],
  ],
  [
    'only labels with a shown name',
    [],
    none,
    true,
    [
      [1, 2],
      [2, 2],
    ],
  ],
  [
    'another label is chosen',
    [2],
    none,
    false,
    [
      [1, 1],
      [2, 2],
      [3, 1],
    ],
  ],
  [
    'a dish is sold out',
    [],
    new Set([2]),
    false,
    [
      [1, 1],
      [2, 1],
      [3, 1],
    ],
  ],
  [
    'an unknown label is chosen',
    [99],
    none,
    false,
    [
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  ],
])('labels count their dishes: %s', (_name, chosen, stopped, onlyShown, expected) => {
  expect(counts(chosen, stopped, onlyShown)).toEqual(expected);
});

test.each([
  [
    [],
    [
      [1, 2],
      [2, 2],
      [3, 0],
    ],
  ],
  [[1], [[1, 2]]],
  [
    [2],
    [
      [1, 1],
      [2, 1],
    ],
  ],
  [[1, 2], [[1, 1]]],
  [[1, 3], []],
])('groups filtered by the labels %j', (chosen, expected) => {
  expect(groupsWith(menu, chosen).map(({ id, products_count }) => [id, products_count])).toEqual(expected);
});

test('combo parts are not modifier groups', () => {
  expect(combo).toMatchObject({
    has_modifiers: true,
    group_modifiers: [{ id: 5, group_id: 3, group_required: true }],
    content: [
      {
        id: 1,
        name: 'Часть 1',
        current_product_id: 2,
        products: [{ id: 1, surcharge: 50, weight: 0.25 }, { id: 2 }],
      },
      { id: 2, current_product_id: 3, products: [{ id: 3, name: 'Блюдо 3' }] },
    ],
  });
});

test.each([
  ['every dish available', none, [2, 3], false],
  ['the usual choice sold out', new Set([2]), [1, 3], false],
  ['no dish left for a part', new Set([3]), [2, null], true],
  ['the combo itself sold out', new Set([9]), [2, 3], true],
])('a combo with %s', (_name, stopped, usual, isOut) => {
  if (!combo) throw new Error('the combo is not in the menu');
  const shown = productAt(combo, menu, stopped);
  expect(shown.content.map(({ current_product_id }) => current_product_id)).toEqual(usual);
  expect(shown.is_stoplisted).toBe(isOut);
});

test.each([
  ['a restaurant', { organization_id: 7 }, 7, [2]],
  ['a restaurant without a stop-list', { organization_id: 8 }, 8, []],
  ['a point of a zone', place, 7, [2]],
  ['a restaurant and a point', { ...place, organization_id: 8 }, 8, []],
  ['a point outside every zone', { latitude: 54, longitude: 37 }, undefined, []],
  ['a latitude without a longitude', { latitude: 55.8 }, undefined, []],
  ['no place fields', {}, undefined, []],
])('the place named by %s', (_name, fields, restaurantId, stopped) => {
  expect(menuPlace(menu, fields)).toEqual({ restaurantId, stopped: new Set(stopped) });
});

test('an unknown restaurant is refused', () => {
  expect(() => menuPlace(menu, { organization_id: 9 })).toThrow('Ресторан не найден');
});

test('cards mark sold-out dishes and omit the fields of the product page', () => {
  const cards = toCards(menu.products, new Set([2]));
  expect(cards.map(({ id, is_stoplisted }) => [id, is_stoplisted])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [9, false],
  ]);
  for (const field of ['content', 'ingredients', 'allergens', 'energy_basis'])
    expect(cards[3]).not.toHaveProperty(field);
});
