import { modifierGroups } from '@storefront/domain';
import * as z from 'zod/mini';
import { dishCalls } from './dishes';

const read = (fields: object) => z.parse(dishCalls.product.response, { id: 20, name: 'Рамэн', ...fields });
const isReadable = (fields: object) =>
  z.safeParse(dishCalls.product.response, { id: 20, name: 'Рамэн', ...fields }).success;

describe('a choice of a modifier group', () => {
  const choice = { id: 1, product_id: 20, product: { id: 1001, name: 'Тонкоцу', price: 60 } };
  const { id: _id, ...withoutOwnId } = choice;
  const { product_id: _productId, ...withoutProductId } = choice;
  const required = { group_id: 1, group_required: true };

  test.each([
    ['all ids', choice],
    ['no id of the nested product', { ...choice, product: { name: 'Тонкоцу', price: 60 } }],
    ['no id of the product', withoutProductId],
    ['its own id only', { id: 1, product: { name: 'Тонкоцу', price: 60 } }],
    ['ids that are no numbers', { ...choice, product_id: 'a-1', product: { ...choice.product, id: 'a-2' } }],
  ])('with %s is offered', (_, row) => {
    const [modifier] = read({ group_modifiers: [{ ...row, ...required }] }).group_modifiers;
    expect(modifier).toMatchObject({
      id: 1,
      product: { name: 'Тонкоцу', price: 60 },
      group_required: true,
    });
  });

  test.each<[string, object, boolean]>([
    ['of a required group', required, false],
    ['that is required itself', { group_id: 1, group_max_amount: 3, required: 1 }, false],
    ['of a required group without an id', { group_name: 'Бульон', group_required: 1 }, false],
    ['of a group that may be left out', { group_id: 1, group_min_amount: 2 }, true],
  ])('that cannot be read, %s, with the rules %j: the dish is readable: %j', (_, rules, expected) => {
    for (const row of [withoutOwnId, { id: 1, product_id: 20 }]) {
      expect(isReadable({ group_modifiers: [{ ...row, ...rules }] })).toBe(expected);
    }
  });

  test('that cannot be read is left out of a required group that has another', () => {
    const rows = [
      { ...withoutOwnId, ...required },
      { ...choice, ...required },
    ];
    expect(read({ group_modifiers: rows }).group_modifiers.map(({ id }) => id)).toEqual([1]);
  });

  test.each([
    [['7', 7], 1],
    [['4d2f-a', '4d2f-b'], 2],
    [['', null], 1],
  ])('belongs to the group of its id, with the ids %j to %i groups', (ids, count) => {
    const rows = ids.map((group_id, index) => ({ ...choice, id: index + 1, group_required: 1, group_id }));
    expect(modifierGroups(read({ group_modifiers: rows }).group_modifiers)).toHaveLength(count);
  });

  test('of another group does not stand in for those of a required one', () => {
    const rows = [
      { ...withoutOwnId, ...required },
      { ...choice, group_id: 2 },
    ];
    expect(isReadable({ group_modifiers: rows })).toBe(false);
  });

  test('of a required group does not stand in for the next one, which has equal rules and no id either', () => {
    const rules = { group_required: true, group_min_amount: 1, group_max_amount: 1 };
    const rows = [
      { ...choice, ...rules },
      { ...choice, id: 2 },
    ];
    expect(isReadable({ group_modifiers: [...rows, { ...withoutOwnId, ...rules }] })).toBe(false);
    expect(isReadable({ group_modifiers: [{ ...withoutOwnId, ...rules }, ...rows.toReversed()] })).toBe(
      false,
    );
    expect(isReadable({ group_modifiers: [withoutOwnId, ...rows] })).toBe(true);
  });

  test('that cannot be read does not join the required groups around it, which have no ids', () => {
    const rules = { group_required: true, group_min_amount: 1, group_max_amount: 1 };
    const rows = [
      { ...choice, ...rules },
      { ...choice, id: 2, group_max_amount: 3 },
      { ...choice, id: 3, ...rules },
    ];
    expect(isReadable({ group_modifiers: rows })).toBe(true);
    expect(
      isReadable({ group_modifiers: [rows[0], { ...withoutOwnId, group_max_amount: 3 }, rows[2]] }),
    ).toBe(false);
  });

  test('that cannot be read does not make its group optional, where it alone says that one is required', () => {
    const rules = { group_id: 1, group_max_amount: 1 };
    const rows = [
      { ...withoutOwnId, ...rules, required: true },
      { ...choice, ...rules },
    ];
    expect(isReadable({ group_modifiers: rows })).toBe(false);
  });
});

describe('a part of a combo', () => {
  const dish = { id: 5, name: 'Маки' };

  test.each([
    ['an id of its own', { id: 7, products: [dish] }, 7],
    ['no id', { products: [dish] }, 1],
    ['an id that is no number', { id: 'a-1', products: [dish] }, 1],
    ['a dish that cannot be read', { id: 7, products: [{ name: 'Суши' }, dish] }, 7],
  ])('with %s is offered', (_, part, id) => {
    expect(read({ content: [part] }).content).toMatchObject([{ id, products: [dish] }]);
  });

  test.each<[string, object, boolean]>([
    ['none of whose dishes can be read', { id: 7, products: [{ name: 'Маки' }] }, false],
    ['none of whose dishes is an object', { id: 7, products: ['Маки'] }, false],
    ['without dishes', { id: 7, products: [] }, true],
  ])('%s, as %j: the combo is readable: %j', (_, part, expected) => {
    expect(isReadable({ content: [{ id: 6, products: [dish] }, part] })).toBe(expected);
  });
});

describe('the results of a search', () => {
  const lists = { data: [{ id: 20, name: 'Рамэн' }], groups: [{ id: 2, name: 'Супы' }] };
  const fields = { ...lists, meta: { total: 41 } };
  const found = { data: [{ id: 20 }], groups: [{ id: 2 }], meta: { total: 41 } };

  test.each([
    ['bare', fields],
    ['under `data`', { success: true, data: fields }],
    ['under `data` with the numbers beside them', { data: lists, meta: fields.meta }],
    ['an object by number', { ...fields, data: { 0: fields.data[0] } }],
    ['an object by number under `data`', { data: { ...fields, data: { 3: fields.data[0] } } }],
  ])('may be %s', (_, sent) => {
    expect(z.parse(dishCalls.search.response, sent)).toMatchObject(found);
  });
});
