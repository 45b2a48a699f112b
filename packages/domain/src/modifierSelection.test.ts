import fc from 'fast-check';
import { type Modifier, modifierGroups, optionLimit } from './modifierGroups';
import {
  initialSelection,
  MODIFIER_REQUIRED_MESSAGE,
  type ModifierSelection,
  missingGroups,
  productTotal,
  setModifierAmount,
  toggleModifier,
} from './modifierSelection';

type Limits = Omit<Partial<Modifier>, 'product'> & { price?: number };

function modifier(id: number, { price = 0, ...limits }: Limits): Modifier {
  return {
    id,
    min_amount: 0,
    max_amount: 1,
    required: false,
    group_required: false,
    group_min_amount: 0,
    group_max_amount: 0,
    product: { name: `Modifier ${id}`, price },
    ...limits,
  };
}

const noodles = {
  group_id: 1,
  group_required: true,
  group_min_amount: 1,
  group_max_amount: 1,
  required: true,
};
const spice = { group_id: 2, group_max_amount: 1 };
const extras = { group_id: 3, group_max_amount: 4, max_amount: 3 };
const chopsticks = { group_id: 4, max_amount: 5 };
const pair = { group_id: 5, group_required: true, group_min_amount: 2, group_max_amount: 2 };

const groups = modifierGroups([
  modifier(11, noodles),
  modifier(12, { ...noodles, price: 40 }),
  modifier(21, spice),
  modifier(22, spice),
  modifier(31, { ...extras, price: 60 }),
  modifier(32, { ...extras, min_amount: 2 }),
  modifier(41, { ...chopsticks, required: true, min_amount: 2 }),
  modifier(42, chopsticks),
]);

test.each<[string, ModifierSelection, number, ModifierSelection]>([
  ['picks in a required group', {}, 11, { 11: 1 }],
  ['replaces in a required group', { 11: 1, 21: 1 }, 12, { 12: 1, 21: 1 }],
  ['keeps the only choice of a required group', { 11: 1 }, 11, { 11: 1 }],
  ['replaces in an optional single group', { 21: 1 }, 22, { 22: 1 }],
  ['removes the choice of an optional single group', { 21: 1 }, 21, {}],
  ['adds in a multiple group', { 31: 1 }, 32, { 31: 1, 32: 2 }],
  ['removes in a multiple group', { 31: 2, 32: 2 }, 31, { 32: 2 }],
  ['leaves a full group as it is', { 31: 3 }, 32, { 31: 3 }],
  ['keeps a required option', { 41: 2 }, 41, { 41: 2 }],
  ['ignores an unknown modifier', { 31: 1 }, 99, { 31: 1 }],
])('toggle %s', (_rule, selection, id, expected) => {
  expect(toggleModifier(selection, groups, id)).toEqual(expected);
});

test.each<[string, ModifierSelection, number, number, ModifierSelection]>([
  ['raises', { 31: 1 }, 31, 2, { 31: 2 }],
  ['lowers in a group that is nearly full', { 31: 3 }, 31, 2, { 31: 2 }],
  ['stops at the option’s limit', { 31: 1 }, 31, 9, { 31: 3 }],
  ['stops at the rest of the group’s limit', { 32: 2 }, 31, 3, { 31: 2, 32: 2 }],
  ['removes at zero', { 31: 1 }, 31, 0, {}],
  ['removes below the minimum', { 32: 2 }, 32, 1, {}],
  ['does not add an option whose minimum does not fit', { 31: 3 }, 32, 2, { 31: 3 }],
  ['keeps a required option at its minimum', { 41: 2 }, 41, 1, { 41: 2 }],
  ['replaces in a single group', { 11: 1 }, 12, 1, { 12: 1 }],
  ['ignores NaN', { 31: 1 }, 31, Number.NaN, { 31: 1 }],
])('setModifierAmount %s', (_rule, selection, id, amount, expected) => {
  expect(setModifierAmount(selection, groups, id, amount)).toEqual(expected);
});

test.each<[string, ModifierSelection, number, number]>([
  ['an unknown modifier', { 31: 1 }, 99, 1],
  ['NaN', { 31: 1 }, 31, Number.NaN],
  ['an option that no longer fits', { 31: 3 }, 32, 2],
  ['a required option below its minimum', { 41: 2 }, 41, 1],
])('%s leaves the selection itself as it is', (_what, selection, id, amount) => {
  expect(setModifierAmount(selection, groups, id, amount)).toBe(selection);
});

test('an option of a required group for two can be removed again', () => {
  const pairs = modifierGroups([modifier(51, pair), modifier(52, pair)]);
  expect(toggleModifier({ 51: 1, 52: 1 }, pairs, 51)).toEqual({ 52: 1 });
});

test('only required options are chosen initially', () => {
  expect(initialSelection(groups)).toEqual({ 41: 2 });
});

test.each<[string, ModifierSelection, string[]]>([
  ['a required group without a choice', { 41: 2 }, ['id:1']],
  ['a required option', { 11: 1 }, ['id:4']],
  ['nothing', { 11: 1, 41: 2 }, []],
])('missing: %s', (_what, selection, keys) => {
  expect(missingGroups(groups, selection).map(({ key }) => key)).toEqual(keys);
});

test.each<[ModifierSelection, number]>([
  [{}, 1],
  [{ 51: 1 }, 1],
  [{ 51: 1, 52: 1 }, 0],
])('a required pair with %j has %d missing groups', (selection, count) => {
  const pairs = modifierGroups([modifier(51, pair), modifier(52, pair)]);
  expect(missingGroups(pairs, selection)).toHaveLength(count);
});

test('an optional group with a minimum may stay empty, but not half full', () => {
  const optional = modifierGroups([modifier(61, { group_id: 6, group_min_amount: 2, max_amount: 2 })]);
  expect(missingGroups(optional, {})).toHaveLength(0);
  expect(missingGroups(optional, { 61: 1 })).toHaveLength(1);
  expect(missingGroups(optional, { 61: 2 })).toHaveLength(0);
});

test('the total includes every modifier of every piece', () => {
  expect(productTotal({ price: 500, groups, selection: { 12: 1, 31: 2 }, count: 3 })).toBe(
    (500 + 40 + 120) * 3,
  );
});

test('no series of taps breaks a limit', () => {
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const tap = fc.record({ id: fc.constantFrom(...ids), amount: fc.option(fc.integer({ min: -2, max: 9 })) });
  fc.assert(
    fc.property(fc.array(tap), (taps) => {
      const selection = taps.reduce<ModifierSelection>(
        (chosen, { id, amount }) =>
          amount === null
            ? toggleModifier(chosen, groups, id)
            : setModifierAmount(chosen, groups, id, amount),
        initialSelection(groups),
      );
      for (const { max, options } of groups) {
        const amounts = options.map(({ id }) => selection[id] ?? 0);
        expect(amounts.reduce((total, amount) => total + amount, 0)).toBeLessThanOrEqual(max);
        for (const option of options)
          expect(selection[option.id] ?? 0).toBeLessThanOrEqual(optionLimit(option));
      }
    }),
  );
});

test('the text is the specification’s', () => {
  expect(MODIFIER_REQUIRED_MESSAGE).toBe('Необходимо выбрать модификатор.');
});

test('an option whose minimum exceeds the limits can still be chosen', () => {
  const odd = modifierGroups([modifier(71, { group_id: 7, group_max_amount: 1, min_amount: 3 })]);
  expect(toggleModifier({}, odd, 71)).toEqual({ 71: 1 });
});

test('a required option of a single group blocks adding until an option is chosen', () => {
  const one = modifierGroups([modifier(81, { group_id: 8, group_max_amount: 1, required: true })]);
  expect(missingGroups(one, initialSelection(one))).toHaveLength(1);
  expect(missingGroups(one, toggleModifier({}, one, 81))).toHaveLength(0);
});
