import type { Cart, OrderResult } from '@storefront/api-contract';
import { lookAlikes, promoCodeKey } from '@storefront/domain';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { hashToken } from '../auth/secrets';
import { storedCodeKey } from '../database/schema/promoCodes';
import { createClient, north } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

/** Plain rolls: 1 is 590 ₽, 2 is 490 ₽. Restaurant 5 is always open. */
const roll = 1;
const crab = 2;
const soup = 88;
const pickup = { organization_id: 5 };

let server: TestServer;
let client: ReturnType<typeof createClient>;
let customers = 0;

beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
  await server.query(`insert into promo_codes (code, name, kind, value, group_id, minimal_amount, take_method,
      is_for_first_order, active_from, active_to, uses_left, is_once_per_user, gift_product_id) values
    ('TEN', 'Десять', 'percent', 10, null, 0, null, false, null, null, null, false, null),
    ('BIG', 'Большой', 'sum', 10000000, null, 0, null, false, null, null, null, false, null),
    ('FROM1000', 'От тысячи', 'sum', 20000, null, 100000, null, false, null, null, null, false, null),
    ('SOUPS', 'Супы', 'percent', 50, 6, 0, null, false, null, null, null, false, null),
    ('TAKE', 'Сам', 'percent', 10, null, 0, 'pickup', false, null, null, null, false, null),
    ('HELLO', 'Первый', 'percent', 20, null, 0, null, true, null, null, null, false, null),
    ('ONLYONCE', 'Раз', 'percent', 20, null, 0, null, false, null, null, null, true, null),
    ('NONE', 'Кончился', 'percent', 20, null, 0, null, false, null, null, 0, false, null),
    ('SINGLE', 'Один', 'sum', 10000, null, 0, null, false, null, null, 1, false, null),
    ('PRESENT', 'Подарок', 'gift', 0, null, 100000, null, false, null, null, null, false, 156),
    ('SOON', 'Скоро', 'percent', 20, null, 0, null, false, now() + interval '1 day', null, null, false, null),
    ('OVER', 'Прошел', 'percent', 20, null, 0, null, false, null, now() - interval '1 day', null, false, null)`);
});

/** Customers with sessions, created in the database so that no SMS code is needed. */
async function customersWith(lines: Record<number, number>, count = 1) {
  const tokens = Array.from({ length: count }, () => `promo-customer-${(customers += 1)}`.padEnd(30, '-'));
  for (const token of tokens) {
    await server.query(`with u as (
        insert into users (phone) values ('${79_995_000_000 + customers + Number(token.replace(/\D/g, ''))}') returning id
      ), s as (
        insert into sessions (token_hash, user_id, expires_at)
        select '${hashToken(token)}', id, now() + interval '1 day' from u
      ), c as (insert into carts (user_id, payment_type_id) select id, 2 from u returning id)
      insert into cart_items (cart_id, product_id, line_key, amount)
      select c.id, line.product, line.product, line.amount
      from c, (values ${Object.entries(lines)
        .map(([id, amount]) => `(${id}, ${amount})`)
        .join()}) as line (product, amount)`);
  }
  return tokens;
}

const customerWith = async (lines: Record<number, number>) => (await customersWith(lines))[0] ?? '';
const submit = (token: string, code: unknown, fields = {}) =>
  client.call<{ order: Cart }>('/api/app/order/submit-promo/', { token, body: { code, ...fields } });
const read = async (token: string, query: Record<string, unknown> = {}) =>
  (await client.cart('get', { token, query })).body.order;
const process = (token: string) =>
  client.call<OrderResult & { message: string }>('/api/app/order/process/', { token, body: pickup });

test.each([
  ['TEN', { [roll]: 2 }, {}, 1180 - 118],
  [' ten ', { [roll]: 2 }, {}, 1180 - 118],
  ['TEN', { [roll]: 2 }, pickup, 1062 - 107],
  ['BIG', { [roll]: 2 }, {}, 0],
  ['FROM1000', { [roll]: 2 }, {}, 980],
  ['FROM1000', { [roll]: 2 }, pickup, 862],
  ['SOUPS', { [roll]: 1, [soup]: 2 }, {}, 590 + 190],
  ['TAKE', { [roll]: 1 }, pickup, 531 - 54],
  ['HELLO', { [roll]: 1 }, north, 472],
])('the code %s is applied to %j at %j', async (code, lines, place, toPay) => {
  const token = await customerWith(lines);
  const { status, body } = await submit(token, code, place);
  expect(status).toBe(200);
  expect(body.order).toMatchObject({ discount_sum: toPay, promocode: { code: code.trim().toUpperCase() } });
  // A new minute may begin between the two calls.
  const { delivery_date: _, ...order } = body.order;
  expect(await read(token)).toMatchObject(order);
});

describe('codes that are typed unlike they are stored', () => {
  beforeAll(async () => {
    await server.query(`insert into promo_codes (code, name, kind, value, is_once_per_user) values
      ('ЛИСА', 'Лиса', 'percent', 10, false), ('Новый Год', 'Год', 'percent', 10, false),
      ('СОМ', 'Сом', 'percent', 10, false), ('COM', 'Com', 'percent', 10, false)`);
  });

  test.each([
    ['with zero-width characters and inner spaces', 'T\u200BE \u00ADN', 'TEN'],
    ['with Cyrillic letters', 'ТЕN', 'TEN'],
    ['with Latin letters', 'лиca', 'ЛИСА'],
    ['where the stored code has a space and small letters', 'НОВЫЙГОД', 'Новый Год'],
    ['the Cyrillic one of two look-alikes', 'со\u200Bм', 'СОМ'],
    ['the Latin one of two look-alikes', 'com', 'COM'],
    ['a mixture of two look-alikes', 'COМ', 'СОМ'],
  ])('%s', async (_name, typed, code) => {
    const { body } = await submit(await customerWith({ [roll]: 1 }), typed);
    expect(body.order.promocode?.code).toBe(code);
  });

  test('the key in SQL is that of the domain, and the index has it', async () => {
    const key = new PgDialect().sqlToQuery(storedCodeKey(sql.raw('code'))).sql;
    const code = `${lookAlikes.cyrillic} ${lookAlikes.cyrillic.toLowerCase()} Zя-7`;
    const [row] = await server.query(`select ${key} as key from (values ('${code}')) as stored (code)`);
    expect(row?.['key']).toBe(promoCodeKey(code));
    const [index] = await server.query(
      `select pg_get_indexdef('promo_codes_by_key'::regclass, 1, true) as expression`,
    );
    expect(String(index?.['expression']).replaceAll('::text', '')).toBe(key);
  });
});

test.each([
  ['the sum is too small', 'FROM1000', { [roll]: 1 }],
  ['none of its dishes is in the cart', 'SOUPS', { [roll]: 1 }],
  ['it is for another take method', 'TAKE', { [roll]: 1 }],
  ['no use is left', 'NONE', { [roll]: 1 }],
  ['it is unknown', 'NOSUCH', { [roll]: 1 }],
  ['it has expired', 'OVER', { [roll]: 1 }],
  ['it is not valid yet', 'SOON', { [roll]: 1 }],
  ['it has a lone surrogate', 'TEN\uD800', { [roll]: 1 }],
  ['it is SQL', "' or 1=1 --", { [roll]: 1 }],
  ['the sum is too small for its gift', 'PRESENT', { [roll]: 1 }],
])('a code is neither applied nor stored: %s', async (_name, code, lines) => {
  const token = await customerWith(lines);
  const { status, body } = await submit(token, code);
  expect(status).toBe(200);
  expect(body.order).toMatchObject({ promocode: null, discount_sum: body.order.full_sum });
  await client.cart('add-product', { token, form: { product_id: roll, amount: 5, ...pickup } });
  await client.cart('add-product', { token, form: { product_id: soup, amount: 5, ...pickup } });
  expect((await read(token)).promocode).toBeNull();
});

test.each([
  ['spaces', '   ', 'Заполните поле'],
  ['no code', undefined, 'Заполните поле'],
  ['a number', 5, 'Неверный формат'],
  ['a list', ['TEN'], 'Неверный формат'],
  ['a long text', 'Я'.repeat(41), 'Не может быть больше 40 символов'],
  ['a zero byte', 'TEN\u0000', 'Неверный формат'],
])('%s is refused under its field, and the applied code stays', async (_name, code, message) => {
  const token = await customerWith({ [roll]: 1 });
  await submit(token, 'TEN');
  const { status, body } = await client.call('/api/app/order/submit-promo/', { token, body: { code } });
  expect([status, body.errors]).toEqual([422, { code: [message] }]);
  expect((await read(token)).promocode?.code).toBe('TEN');
});

test.each(['submit-promo', 'cancel-promo'])('%s needs a login', async (path) => {
  const body = { code: 'TEN', draft_uuid: '00000000-0000-4000-8000-000000000000' };
  expect((await client.call(`/api/app/order/${path}/`, { body })).status).toBe(401);
});

test('another customer’s address and an unknown restaurant are refused', async () => {
  const token = await customerWith({ [roll]: 1 });
  const status = async (fields: object) => (await submit(token, 'TEN', fields)).status;
  expect([await status({ address_id: 1 }), await status({ organization_id: 999 })]).toEqual([404, 422]);
});

test('a new code replaces the first, even if its conditions do not hold', async () => {
  const token = await customerWith({ [roll]: 1 });
  await submit(token, 'TEN');
  expect((await submit(token, 'BIG')).body.order.promocode?.code).toBe('BIG');
  for (const code of ['FROM1000', 'NOSUCH', 'OVER']) {
    await submit(token, 'BIG');
    expect((await submit(token, code)).body.order.promocode).toBeNull();
    expect(await read(token)).toMatchObject({ promocode: null, discount_sum: 590 });
  }
});

test('a code can be removed, also when none is applied', async () => {
  const token = await customerWith({ [roll]: 1 });
  await submit(token, 'TEN');
  for (let round = 0; round < 2; round += 1) {
    const { status, body } = await client.cart('cancel-promo', { token, body: {} });
    expect([status, body.order.promocode, body.order.discount_sum]).toEqual([200, null, 590]);
  }
});

test('a code is hidden while its conditions do not hold', async () => {
  const token = await customerWith({ [roll]: 2 });
  const item = (await submit(token, 'FROM1000')).body.order.items[0]?.id;
  const change = (amount: number) => client.cart('change-amount', { token, body: { item_id: item, amount } });
  expect((await change(1)).body.order).toMatchObject({ promocode: null, discount_sum: 590 });
  expect((await change(2)).body.order).toMatchObject({ promocode: { code: 'FROM1000' }, discount_sum: 980 });
});

test('a gift is a free fixed line, and disappears where it is sold out', async () => {
  const token = await customerWith({ [roll]: 2 });
  const { order } = (await submit(token, 'PRESENT')).body;
  expect(order).toMatchObject({ full_sum: 1180, discount_sum: 1180 });
  expect(order.items.map(({ price, product_id }) => [price, product_id])).toEqual([
    [590, roll],
    [0, 156],
  ]);
  for (const amount of [0, 2]) {
    const body = { item_id: order.items[1]?.id, amount };
    const answer = await client.call('/api/app/order/change-amount/', { token, body });
    expect([answer.status, answer.body.message]).toEqual([422, 'Подарок нельзя изменить']);
  }
  await server.query('insert into stop_list values (7, 156)');
  expect((await read(token, { organization_id: 7 })).promocode).toBeNull();
  expect((await read(token, { organization_id: 5 })).items).toHaveLength(2);
});

test('the customer’s code survives the merge with a guest’s cart', async () => {
  const token = await customerWith({ [roll]: 1 });
  await submit(token, 'TEN');
  const guest = await client.cart('add-product', { form: { ...north, product_id: crab, amount: 1 } });
  const body = { comment: '', draft_uuid: guest.body.order.draft_uuid };
  const { order } = (await client.cart('add-comment', { token, body })).body;
  expect(order).toMatchObject({ promocode: { code: 'TEN' }, full_sum: 1080, discount_sum: 972 });
});

test('fifty parallel calls apply a code to the cart once', async () => {
  const token = await customerWith({ [roll]: 2 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => submit(token, 'FROM1000')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.order.discount_sum))).toEqual(new Set([980]));
  expect((await read(token)).discount_sum).toBe(980);
});

test('a code with one use goes to one of fifty carts', async () => {
  const tokens = await customersWith({ [roll]: 2 }, 50);
  await Promise.all(tokens.map((token) => submit(token, 'SINGLE', pickup)));
  expect((await read(tokens[0] ?? '')).discount_sum).toBe(962);
  const answers = await Promise.all(tokens.map(process));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
  const [uses] = await server.query(`select p.uses_left, count(u.id)::int as uses from promo_codes p
    left join promo_uses u on u.promo_code_id = p.id where p.code = 'SINGLE' group by p.uses_left`);
  expect(uses).toEqual({ uses_left: 0, uses: 1 });
});

test('first-order and once-per-customer codes work once', async () => {
  const token = await customerWith({ [roll]: 2 });
  expect((await submit(token, 'ONLYONCE', pickup)).body.order.promocode?.code).toBe('ONLYONCE');
  expect((await process(token)).status).toBe(200);
  await client.cart('add-product', { token, form: { product_id: roll, amount: 2, ...pickup } });
  expect((await read(token)).promocode).toBeNull();
  for (const code of ['ONLYONCE', 'HELLO']) {
    expect((await submit(token, code)).body.order.promocode).toBeNull();
  }
  expect((await submit(token, 'TEN')).body.order.promocode?.code).toBe('TEN');
});

test('bonuses pay a share of the discounted sum', async () => {
  const token = await customerWith({ [roll]: 2 });
  await server.query(`update users set bonus_balance = 5000 where id = (
    select user_id from sessions where token_hash = '${hashToken(token)}')`);
  const { order } = (await submit(token, 'FROM1000')).body;
  expect(order).toMatchObject({
    discounts: { available_points: 294, total_points: 5000 },
    write_on_amount: 49,
  });
});
