import * as z from 'zod/mini';
import { addressCalls } from './addresses';
import { cart, cartCalls } from './cart';
import { dishCalls, product } from './dishes';
import { orders, purchase } from './orders';
import { periods } from './periods';
import { promo } from './promos';
import { polygonAnswer, restaurant } from './restaurants';
import { userCalls } from './user';

/** Values that a PHP back end may send in any field: empty objects as lists, empty lists as objects. */
const oddValues: readonly unknown[] = [[], {}, null, '', false, 0, 'x', [[]], [{}], { 0: {} }, undefined];

const schemas = { cart, periods, purchase, product, promo, restaurant, polygonAnswer } as const;
const known: Record<keyof typeof schemas, object> = {
  cart: {
    items: [{ id: 1, product_id: 2, product: { name: 'Маки' } }],
    full_sum: 1,
    promocode: { code: 'A' },
  },
  periods: { mon: [{ from: 600, to: 1320 }], tue: [{ from: 600, to: 1320 }] },
  purchase: { id: 7 },
  product: { id: 7 },
  promo: { id: 7, name: 'Вечер' },
  restaurant: { id: 7 },
  polygonAnswer: { success: true },
};

describe.each(Object.keys(schemas) as (keyof typeof schemas)[])('%s', (name) => {
  const schema: z.ZodMiniType = schemas[name];
  const required = name === 'promo' ? ['id', 'name'] : ['id'];
  const fields = Object.keys(z.parse(schema, known[name]) as object).filter(
    (field) => !required.includes(field),
  );

  test.each(fields)('is read whatever its %s is', (field) => {
    for (const value of oddValues) {
      const read = z.safeParse(schema, { ...known[name], [field]: value });
      expect({ value, isRead: read.success }).toEqual({ value, isRead: true });
    }
  });
});

test.each([
  ['a dish', dishCalls.product, { id: 7, name: 'Рамен' }],
  ['a group', dishCalls.group, { id: 7, name: 'Супы' }],
  ['an order', orders.detail, { id: 7, status_slug: 'new' }],
  ['a customer', userCalls.data, { id: 7, name: 'Ольга' }],
])('%s may come under `data`', (_, { response }, known) => {
  const read = z.parse(response, known);
  expect(read).toMatchObject(known);
  expect(z.parse(response, { data: known })).toEqual(read);
  for (const sent of [{ data: [known] }, { data: null }, { message: 'упс' }]) {
    expect(z.safeParse(response, sent).success).toBe(false);
  }
});

describe('a cart', () => {
  const read = (fields: object) => z.parse(cart, fields);

  test.each([[[]], [{}], [null], [''], [{ code: '' }]])('with the promo code %j has none', (promocode) => {
    expect(read({ promocode }).promocode).toBeNull();
  });

  test.each([
    [{ code: 'LISA10' }, { code: 'LISA10', name: null }],
    [
      { code: 'LISA10', name: 'Лиса' },
      { code: 'LISA10', name: 'Лиса' },
    ],
    ['LISA10', { code: 'LISA10', name: null }],
    [2026, { code: '2026', name: null }],
  ])('with the promo code %j has it', (promocode, expected) => {
    expect(read({ promocode }).promocode).toEqual(expected);
  });

  test.each([
    ['0000-00-00 00:00:00', null],
    [0, null],
    ['0', null],
    ['0.0', null],
    ['', null],
    [null, null],
    [1795278600, '1795278600'],
    ['2026-11-21 00:00:00', '2026-11-21 00:00:00'],
    ['вечером', 'вечером'],
  ])('with the time %j is wanted at %j', (datetime, expected) => {
    expect(read({ datetime }).datetime).toBe(expected);
  });

  test('whose unavailable dishes are repeated among the others has them once', () => {
    const line = (id: number | string) => ({ id, product_id: 5, price: 690, product: { name: 'Маки' } });
    const { items, stoplisted_items: stopped } = read({
      items: [line(1), line(2), line('3')],
      stoplisted_items: [line('2'), line(3)],
    });
    expect([items, stopped].map((lines) => lines.map(({ id }) => id))).toEqual([[1], [2, 3]]);
  });

  test.each([
    [{ price: 690, product: { price: 590 } }, 690],
    [{ price: 0, product: { price: 590 } }, 0],
    [{ price: null, product: { price: 590 } }, 590],
    [{ product: { price: '590' } }, 590],
    [{ price: '', product: { price: 590 } }, 590],
    [{ price: 'по запросу', product: { price: 590 } }, 590],
    [{ price: '1\u00A0290' }, 1290],
  ])('the line %j costs %j', (fields, price) => {
    expect(read({ items: [{ id: 1, product_id: 2, ...fields }] }).items[0]?.price).toBe(price);
  });

  test.each([
    [{}],
    [{ price: null, product: { price: null } }],
    [{ price: '', product: {} }],
    [{ price: 'по запросу' }],
  ])('whose line is %j cannot be ordered with it', (fields) => {
    const lines = [
      { id: 1, product_id: 2, price: 690 },
      { id: 3, product_id: 4, ...fields },
    ];
    const { items, stoplisted_items: stopped } = read({ items: lines });
    expect(items.map(({ id }) => id)).toEqual([1]);
    expect(stopped).toMatchObject([{ id: 3, price: null }]);
  });

  test.each([
    [{ product: { name: 'Маки' } }, 'Маки'],
    [{ name: 'Маки' }, 'Маки'],
    [{ name: 'Маки', product: [] }, 'Маки'],
    [{ name: 'Строка', product: { name: 'Маки' } }, 'Маки'],
    [{ name: 'Маки', product: { name: '' } }, 'Маки'],
    [{}, ''],
  ])('the line %j is named %j', (fields, name) => {
    expect(read({ items: [{ id: 1, product_id: 2, price: 9, ...fields }] }).items[0]?.product.name).toBe(
      name,
    );
  });

  test('a line has the id of its product when it names none', () => {
    expect(read({ items: [{ id: 1, price: 9, product: { id: 2 } }] }).items[0]?.product_id).toBe(2);
  });

  test.each([
    [
      { id: 4, name: 'Соус', price: '40', amount: '2' },
      { id: 4, name: 'Соус', price: 40, amount: 2 },
    ],
    [
      { id: 90, modifier: { id: 4, name: 'Соус', price: 40 } },
      { id: 4, name: 'Соус', price: 40, amount: 1 },
    ],
    [
      { modifier: { id: 4 }, name: 'Соус', price: 40, amount: 1 },
      { id: 4, name: 'Соус', price: 40, amount: 1 },
    ],
    // As the menu has it (spec §3, Group modifier).
    [
      { modifier: { id: 4, product_id: 77, product: { id: 77, name: 'Соус', price: 40 } }, amount: 1 },
      { id: 4, name: 'Соус', price: 40, amount: 1 },
    ],
    [
      { id: 4, name: '', price: '', product: { id: 77, name: 'Соус', price: 40 } },
      { id: 4, name: 'Соус', price: 40, amount: 1 },
    ],
  ])('the modifier %j of a line is read', (modifier, expected) => {
    expect(
      read({ items: [{ id: 1, product_id: 2, price: 9, modifiers: [modifier] }] }).items[0]?.modifiers,
    ).toEqual([expected]);
  });

  test.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
  ])('with the flags %j has them %j', (sent, expected) => {
    const line = { id: 1, product_id: 2, price: 9, product: { deleted: sent } };
    const {
      contactless,
      need_call_confirmation: call,
      items,
    } = read({
      contactless: sent,
      need_call_confirmation: sent,
      items: [line],
    });
    expect([contactless, call, items[0]?.product.deleted]).toEqual([expected, expected, expected]);
  });

  test.each([[[]], [{}], [null]])('with discounts %j has none', (discounts) => {
    expect(read({ discounts }).discounts).toBeNull();
  });

  test('whose discounts lack a number reads null, not 0', () => {
    expect(read({ discounts: { total_points: '1240' } }).discounts).toEqual({
      total_points: 1240,
      available_points: null,
    });
  });

  test('may have its lines by number', () => {
    const line = (id: number) => ({ id, product_id: id, price: 9, product: { name: 'Маки' } });
    expect(read({ items: { 0: line(1), 3: line(2) } }).items.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe.each([
  ['a cart', cart],
  ['an order', purchase],
])('%s without a sum is not free', (_, schema) => {
  const items = [
    { id: 1, product_id: 2, amount: 2, price: 690 },
    { id: 3, product_id: 4, price: '40' },
    { id: 5, product_id: 6 },
  ];

  test.each([
    [{ full_sum: 1500, discount_sum: 1200 }, 1500, 1200],
    [{ full_sum: 1500, discount_sum: 0 }, 1500, 0],
    [{ full_sum: 1500 }, 1500, 1500],
    [{ full_sum: '1 500', discount_sum: null }, 1500, 1500],
    [{ discount_sum: 1200 }, 1200, 1200],
    [{ full_sum: '', discount_sum: '1200' }, 1200, 1200],
    [{}, 1420, 1420],
  ])('the sums %j are read', (sums, full, paid) => {
    const read = z.parse(schema as typeof cart, { id: 7, items, ...sums });
    expect([read.full_sum, read.discount_sum]).toEqual([full, paid]);
  });
});

describe('the result of an order', () => {
  const order = { id: 7, discount_sum: 990, status_slug: 'new' };

  test.each<[string, object, boolean]>([
    ['an order and no `success`', { order }, true],
    ['an order and `success` null', { order, success: null }, true],
    ['an order and `success` as a text', { order, success: 'ok' }, true],
    ['an order and `success` 0', { order, success: 0 }, false],
    ['an order and `success` false', { order, success: false, message: 'Кухня занята' }, false],
    ['`success` alone', { success: 1 }, true],
    ['a message alone', { message: 'Кухня занята' }, false],
    ['an order that cannot be read', { order: { id: 'упс' } }, false],
    ['an empty order', { order: [] }, false],
    ['an order under `data` without `success`', { data: { order } }, true],
    ['an order under `data` beside a «no»', { success: false, data: { order } }, false],
    ['`success` beside an empty `data`', { success: true, data: [] }, true],
    ['`success` beside a `data` of another shape', { success: true, data: 'ok' }, true],
    ['a «no» under `data`', { data: { success: false } }, false],
  ])('with %s', (_, sent, success) => {
    expect(z.parse(cartCalls.process.response, sent).success).toBe(success);
  });

  test.each([
    { success: true, order, payment_url: '/pay/7' },
    { success: true, data: { order, payment_url: '/pay/7' } },
    { data: { success: true, order, payment_url: '/pay/7' } },
    { success: true, payment_url: '/pay/7', data: { order } },
  ])('%j leads to the payment', (sent) => {
    expect(z.parse(cartCalls.process.response, sent)).toEqual({
      success: true,
      order,
      payment_url: '/pay/7',
      message: null,
    });
  });

  test('has the message that stands under `data`', () => {
    const sent = { success: false, data: { message: 'Кухня занята' } };
    expect(z.parse(cartCalls.process.response, sent).message).toBe('Кухня занята');
  });
});

describe('an answer without fields', () => {
  test.each([
    ['of the cart', cartCalls.get.response, { order: null, error: false, message: null }],
    ['of the search', dishCalls.search.response, { data: [], groups: [], matched_words: [], meta: null }],
    ['of the zone', polygonAnswer, { success: false, timeBeforeOpening: null, restriction: null }],
    ['of a deletion', addressCalls.deleteAddress.response, { success: true }],
    ['of a review', orders.estimate.response, { success: true }],
  ] as const)('%s may be an empty list', (_, schema, expected) => {
    expect(z.parse(schema as z.ZodMiniType, [])).toEqual(expected);
  });

  test.each([[[]], [{}], [null], [{ upstream: 'упс' }], ['упс']])(
    'of the order, %j, does not parse: the order may or may not be placed',
    (sent) => {
      expect(z.safeParse(cartCalls.process.response, sent).success).toBe(false);
    },
  );
});

describe('an answer of another shape is an error, never an empty cart or list', () => {
  const line = { id: 1, product_id: 2, price: 9, product: { name: 'Маки' } };

  test.each([
    { message: 'упс' },
    { success: true },
    { order: 'упс' },
    { order: 5 },
    { order: { message: 'упс' } },
    { order: { items: 'упс' } },
    { order: { items: [{ name: 'Маки' }] } },
    { order: { items: [], stoplisted_items: ['упс'] } },
    { order: ['упс'] },
    { order: { discount_sum: 1500 } },
    { order: { full_sum: '1 500', items: null, stoplisted_items: null } },
    ['упс'],
    [{ order: null }],
    'упс',
    7,
    null,
  ])('of the cart: %j', (sent) => {
    for (const call of [cartCalls.get, cartCalls.changeAmount, orders.repeat]) {
      expect(z.safeParse(call.response, sent).success).toBe(false);
    }
  });

  test.each([
    [{ order: null }, null],
    [{ order: [] }, null],
    [{ order: null, error: true, message: 'упс' }, null],
    [{ error: true }, null],
    [{ order: { draft_uuid: 'd' } }, 0],
    [{ order: { discount_sum: 0 } }, 0],
    [{ order: { discount_sum: 1500, items: [] } }, 0],
    [{ order: { discount_sum: 1500, stoplisted_items: [line] } }, 0],
    [{ order: { items: null, stoplisted_items: {} } }, 0],
    [{ order: { items: [line, { name: 'без id' }] } }, 1],
  ])('an answer of the cart may be %j', (sent, count) => {
    for (const call of [cartCalls.get, orders.repeat]) {
      expect(z.parse(call.response, sent).order?.items.length ?? null).toBe(count);
    }
  });

  test.each([{ message: 'упс' }, { data: { message: 'упс' } }, { data: null }, ['упс'], 'упс', 7, null])(
    'of the zone and of the hours: %j',
    (sent) => {
      for (const schema of [polygonAnswer, periods]) expect(z.safeParse(schema, sent).success).toBe(false);
    },
  );

  test.each([
    { success: true, data: {} },
    { success: true, data: [] },
  ])('%j is a week off', (sent) => {
    expect(z.parse(periods, sent).mon).toEqual([]);
  });

  test('the zone and the hours may come under data', () => {
    expect(z.parse(polygonAnswer, { data: { success: true } }).success).toBe(true);
    const week = { mon: [{ from: 600, to: 1320 }] };
    for (const sent of [{ data: week }, { success: true, data: week }, { ...week, data: null }]) {
      expect(z.parse(periods, sent).mon).toEqual(week.mon);
    }
  });

  test.each([
    { message: 'упс' },
    { data: 'упс' },
    { data: [{ name: 'Маки' }] },
    { data: [], groups: ['упс'] },
    'упс',
    7,
    null,
  ])('of the search: %j', (sent) => {
    expect(z.safeParse(dishCalls.search.response, sent).success).toBe(false);
  });
});
