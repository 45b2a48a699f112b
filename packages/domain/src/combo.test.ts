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
  products: Object.entries(dishes).map(([dish, price]) => ({ id: Number(dish), price })),
});

const roll = part(1, 12, { 11: 0, 12: 50, 13: 120 });
const drink = part(2, null, { 21: 0, 22: 90 });
const empty = part(3, 31, {});
const parts = [roll, drink, empty];

test.each<[string, ComboSelection, number[], number]>([
  ['the current product, or the first where there is none', {}, [12, 21], 50],
  ['what is chosen', { 1: 13, 2: 22 }, [13, 22], 210],
  ['the rest as it was', { 2: 22 }, [12, 22], 140],
  ['the current one instead of what is gone', { 1: 99 }, [12, 21], 50],
  ['nothing of a part that is not there', { 7: 11 }, [12, 21], 50],
])('in a combo stands %s', (_what, selection, ids, extras) => {
  expect(comboModifierIds(parts, selection)).toEqual(ids);
  expect(comboExtras(parts, selection)).toBe(extras);
});

test.each<[string, ComboPart, number[]]>([
  ['an unknown current product gives way to the first', part(1, 99, { 11: 0, 12: 5 }), [11]],
  ['a part without dishes is left out', empty, []],
])('%s', (_what, only, ids) => {
  expect(comboDishes([only], {}).map(({ dish }) => dish.id)).toEqual(ids);
});

test('no parts: no ids and nothing to pay for', () => {
  expect(comboModifierIds([], { 1: 11 })).toEqual([]);
  expect(comboExtras([], { 1: 11 })).toBe(0);
});

test.each<[string, number, number, ComboSelection]>([
  ['takes a dish of its part', 1, 13, { 1: 13, 2: 22 }],
  ['refuses a dish of another part', 1, 21, { 2: 22 }],
  ['refuses an unknown part', 9, 13, { 2: 22 }],
  ['refuses any dish for an empty part', 3, 31, { 2: 22 }],
])('choosing %s', (_what, partId, dishId, expected) => {
  expect(chooseComboDish({ 2: 22 }, parts, partId, dishId)).toEqual(expected);
});
