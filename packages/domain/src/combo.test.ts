import {
  type ComboPart,
  type ComboSelection,
  chooseComboDish,
  comboDishes,
  comboExtras,
  comboModifierIds,
} from './combo';

const part = (id: number, current: number | null, dishes: Record<number, number>): ComboPart => ({
  id,
  current_product_id: current,
  products: Object.entries(dishes).map(([dish, surcharge]) => ({ id: Number(dish), surcharge })),
});

const roll = part(1, 12, { 11: 0, 12: 50, 13: 120 });
const drink = part(2, null, { 21: 0, 22: 90 });
const empty = part(3, 31, {});
const parts = [roll, drink, empty];

test.each<[string, ComboSelection, number[], number]>([
  ['the current product, or the first if there is none', {}, [12, 21], 50],
  ['the chosen dishes', { 1: 13, 2: 22 }, [13, 22], 210],
  ['the default in parts without a choice', { 2: 22 }, [12, 22], 140],
  ['the current product instead of an unavailable one', { 1: 99 }, [12, 21], 50],
  ['no dish of an unknown part', { 7: 11 }, [12, 21], 50],
])('a combo contains %s', (_what, selection, ids, extras) => {
  expect(comboModifierIds(parts, selection)).toEqual(ids);
  expect(comboExtras(parts, selection)).toBe(extras);
});

test.each<[string, ComboPart, number[]]>([
  ['the first dish replaces an unknown current product', part(1, 99, { 11: 0, 12: 5 }), [11]],
  ['a part without dishes is left out', empty, []],
])('%s', (_what, only, ids) => {
  expect(comboDishes([only], {}).map(({ dish }) => dish.id)).toEqual(ids);
});

test('no parts: no ids and no extra price', () => {
  expect(comboModifierIds([], { 1: 11 })).toEqual([]);
  expect(comboExtras([], { 1: 11 })).toBe(0);
});

test.each<[string, number, number, ComboSelection]>([
  ['accepts a dish of its part', 1, 13, { 1: 13, 2: 22 }],
  ['rejects a dish of another part', 1, 21, { 2: 22 }],
  ['rejects an unknown part', 9, 13, { 2: 22 }],
  ['rejects any dish for an empty part', 3, 31, { 2: 22 }],
])('choosing %s', (_what, partId, dishId, expected) => {
  expect(chooseComboDish({ 2: 22 }, parts, partId, dishId)).toEqual(expected);
});
