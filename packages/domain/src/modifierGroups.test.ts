import { type Modifier, modifierGroups, optionLimit } from './modifierGroups';

type Rules = Partial<Modifier>;

function modifier(id: number, overrides: Rules = {}): Modifier {
  return {
    id,
    min_amount: 0,
    max_amount: 1,
    required: false,
    group_required: false,
    group_min_amount: 0,
    group_max_amount: 0,
    product: { name: `Modifier ${id}`, price: 50 },
    ...overrides,
  };
}

const idsOf = (list: Modifier[]) => modifierGroups(list).map(({ options }) => options.map(({ id }) => id));

test('options are grouped by group id, in the order of the list', () => {
  const groups = modifierGroups([
    modifier(1, { group_id: 7, group_name: 'Лапша' }),
    modifier(2, { group_id: 5, group_name: 'Соус' }),
    modifier(3, { group_id: 7, group_name: 'Лапша' }),
  ]);
  expect(groups.map(({ name, options }) => [name, options.map(({ id }) => id)])).toEqual([
    ['Лапша', [1, 3]],
    ['Соус', [2]],
  ]);
});

test('without ids options are grouped by name', () => {
  expect(idsOf([modifier(1, { group_name: 'А' }), modifier(2, { group_name: 'Б' })])).toEqual([[1], [2]]);
});

const one = { group_max_amount: 1 };
const oneRequired = { group_required: true, group_min_amount: 1, group_max_amount: 1 };
const few = { group_max_amount: 3 };

test.each<[string, Rules[], number[][]]>([
  ['rows under equal limits are one group', [oneRequired, oneRequired], [[1, 2]]],
  ['the same limits after other ones begin another group', [oneRequired, few, oneRequired], [[1], [2], [3]]],
  ['so do they after rows without limits', [one, {}, one], [[1], [2], [3]]],
  ['or after a group that has a name', [one, { ...one, group_name: 'А' }, one], [[1], [2], [3]]],
  ['or after a group that has an id', [one, { ...one, group_id: 7 }, one], [[1], [2], [3]]],
  ['another minimum begins another group', [few, { ...few, group_min_amount: 2 }], [[1], [2]]],
  ['so does a group that is required', [few, { ...few, group_required: true }], [[1], [2]]],
  ['required is a rule', [{ group_required: true }, {}, { group_required: true }], [[1], [2], [3]]],
  ['a minimum is a rule', [{ group_min_amount: 2 }, {}, { group_min_amount: 2 }], [[1], [2], [3]]],
  ['rows without limits are one group, wherever they stand', [{}, one, { required: true }], [[1, 3], [2]]],
  [
    'in a group of one choice `required` is the group’s',
    [{ ...one, required: true }, one, one],
    [[1], [2, 3]],
  ],
  ['in a group of several it is the option’s', [{ ...few, required: true }, few, few], [[1, 2, 3]]],
  ['neighbours that differ in nothing are one group', [one, one, one, one], [[1, 2, 3, 4]]],
])('without ids and names, as spec §3 has them: %s', (_case, rules, expected) => {
  expect(idsOf(rules.map((rule, index) => modifier(index + 1, rule)))).toEqual(expected);
});

test('groups of equal limits have keys of their own', () => {
  const groups = modifierGroups([modifier(1, oneRequired), modifier(2, few), modifier(3, oneRequired)]);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
});

test.each([
  ['optional without a limit', {}, 'multiple', Number.POSITIVE_INFINITY],
  ['optional, one at most', { group_max_amount: 1 }, 'single', 1],
  ['required', { group_required: true, group_min_amount: 1, group_max_amount: 3 }, 'single', 3],
  [
    'required, at least two',
    { group_required: true, group_min_amount: 2, group_max_amount: 3 },
    'multiple',
    3,
  ],
] as const)('%s', (_case, limits, kind, max) => {
  expect(modifierGroups([modifier(1, limits)])[0]).toMatchObject({ kind, max });
});

test('a limit of 0 means no limit', () => {
  expect(optionLimit(modifier(1, { max_amount: 0 }))).toBe(Number.POSITIVE_INFINITY);
  expect(optionLimit(modifier(1, { max_amount: 3 }))).toBe(3);
});

test.each([
  ['its maximum', { group_required: true, group_min_amount: 4, group_max_amount: 3, max_amount: 5 }, 3],
  ['what its options allow', { group_required: true, group_min_amount: 4, max_amount: 1 }, 1],
  ['nothing below zero', { group_min_amount: -2 }, 0],
  ['itself where it can be met', { group_min_amount: 2, group_max_amount: 3, max_amount: 3 }, 2],
] as const)('a minimum is cut to %s', (_what, limits, min) => {
  expect(modifierGroups([modifier(1, limits)])[0]).toMatchObject({ min });
});

test('a minimum is cut to the total that all options allow', () => {
  const limits = { group_id: 1, group_min_amount: 4, max_amount: 1 };
  expect(modifierGroups([modifier(1, limits), modifier(2, limits)])[0]).toMatchObject({ min: 2 });
});

test('one required option makes a group of one choice required', () => {
  const choice = { group_id: 1, group_max_amount: 1 };
  const [group] = modifierGroups([modifier(1, choice), modifier(2, { ...choice, required: true })]);
  expect(group).toMatchObject({ isRequired: true });
});

test.each([
  ['the group says so', { group_required: true }, true],
  ['of one choice an option is required', { group_max_amount: 1, required: true }, true],
  ['of many an option is required', { required: true }, false],
  ['nothing says so', { group_max_amount: 1 }, false],
] as const)('a group is required when %s: %s', (_why, limits, isRequired) => {
  expect(
    modifierGroups([modifier(1, { group_id: 1, ...limits }), modifier(2, { group_id: 1, ...limits })])[0],
  ).toMatchObject({ isRequired });
});
