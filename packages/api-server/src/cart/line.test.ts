import type { GroupModifier } from '@storefront/api-contract';
import { checkAmount, checkModifiers, lineKey, mergeModifiers, withDefaults } from './line';

const option = (id: number, group: Partial<GroupModifier> & { group_id: number }): GroupModifier => ({
  id,
  product_id: id,
  product: { id, name: `Добавка ${id}`, price: 10, media_list: [] },
  min_amount: 0,
  max_amount: 0,
  required: false,
  group_name: `Раздел ${group.group_id}`,
  group_required: false,
  group_min_amount: 0,
  group_max_amount: 0,
  ...group,
});
const base = { group_id: 1, group_required: true, group_min_amount: 1, group_max_amount: 1 };
const extras = { group_id: 2, group_max_amount: 3, max_amount: 2 };
const options = [option(1, base), option(2, base), option(3, extras), option(4, extras)];

test('lines are equal regardless of the order of modifiers', () => {
  const one = [
    { id: 3, amount: 1 },
    { id: 1, amount: 1 },
  ];
  const other = [
    { id: 1, amount: 1 },
    { id: 3, amount: 1 },
  ];
  expect(lineKey(7, one)).toBe(lineKey(7, other));
  expect(lineKey(7, one)).not.toBe(lineKey(7, [{ id: 1, amount: 1 }]));
  expect(lineKey(7, [])).not.toBe(lineKey(8, []));
});

test('amounts of a repeated modifier add up', () => {
  expect(
    mergeModifiers([
      { id: 3, amount: 1 },
      { id: 3, amount: 1 },
    ]),
  ).toEqual([{ id: 3, amount: 2 }]);
});

test.each([
  ['a modifier of the required group', [[1, 1]]],
  [
    'extras up to their limits',
    [
      [2, 1],
      [3, 2],
      [4, 1],
    ],
  ],
])('allowed: %s', (_name, chosen) => {
  const modifiers = chosen.map(([id = 0, amount = 0]) => ({ id, amount }));
  expect(() => checkModifiers(options, modifiers)).not.toThrow();
});

test.each([
  ['no modifier of a required group', [], 'Необходимо выбрать модификатор.'],
  [
    'two modifiers of a group that allows one',
    [
      [1, 1],
      [2, 1],
    ],
    'Слишком много в разделе «Раздел 1»',
  ],
  [
    'more of a modifier than its maximum',
    [
      [1, 1],
      [3, 3],
    ],
    'Слишком много в разделе «Раздел 2»',
  ],
  [
    'more of a group than its maximum',
    [
      [1, 1],
      [3, 2],
      [4, 2],
    ],
    'Слишком много в разделе «Раздел 2»',
  ],
  [
    'a modifier of another dish',
    [
      [1, 1],
      [99, 1],
    ],
    'Такой добавки нет у этого блюда',
  ],
])('refused: %s', (_name, chosen, message) => {
  const modifiers = chosen.map(([id = 0, amount = 0]) => ({ id, amount }));
  expect(() => checkModifiers(options, modifiers)).toThrow(message);
});

test('a line holds at most 20 portions', () => {
  expect(() => checkAmount(20)).not.toThrow();
  expect(() => checkAmount(21)).toThrow('Не больше 20 порций одного блюда');
});

test('combo parts without a choice get their default dish', () => {
  const parts = [
    { optionIds: [10, 11], defaultId: 11 },
    { optionIds: [20, 21], defaultId: 20 },
  ];
  expect(withDefaults([], parts)).toEqual([
    { id: 11, amount: 1 },
    { id: 20, amount: 1 },
  ]);
  expect(withDefaults([{ id: 21, amount: 1 }], parts)).toEqual([
    { id: 21, amount: 1 },
    { id: 11, amount: 1 },
  ]);
});
