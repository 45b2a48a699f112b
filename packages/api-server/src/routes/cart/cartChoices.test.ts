import type { Cart, Periods, Product } from '@storefront/api-contract';
import { createClient, north, northAddress } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let token = '';
let addressId = 0;

/** Restaurant 8 works from 10 to 23, restaurant 2 cooks for the north round the clock. */
const bauman = { organization_id: 8 };

beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
  token = await client.login('79997000001');
  const form = { ...northAddress };
  await client.call('/api/user/addresses/add/', { token, form });
  const list = await client.call<{ id: number }[]>('/api/user/addresses/', { token });
  addressId = list.body[0]?.id ?? 0;
  await add({ product_id: 1, amount: 1 });
});

const add = (form: Record<string, unknown>) => client.cart('add-product', { token, form });
const read = async (query = {}) => (await client.cart('get', { token, query })).body.order;
const post = (path: string, body: unknown, who: string | undefined = token) =>
  client.call<{ order: Cart; message: string; errors: object }>(`/api/app/order/${path}/`, {
    token: who,
    body,
  });

/** Noon in Moscow, `days` days from now. */
function noon(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10);
  return `${day}T12:00:00.000+03:00`;
}

describe('when', () => {
  test('a moment in a slot is stored until it is reset', async () => {
    const { status, body } = await post('change-datetime', { ...bauman, datetime: noon(2) });
    expect([status, body.order.datetime, body.order.delivery_date]).toEqual([200, noon(2), noon(2)]);
    expect((await read()).datetime).toBe(noon(2));
    const again = await post('change-datetime', {});
    expect(again.body.order.datetime).toBeNull();
  });

  test.each([
    ['without an offset, as Moscow time', (text: string) => text.slice(0, 19).replace('T', ' ')],
    ['in UTC', (text: string) => new Date(text).toISOString()],
  ])('a time written %s is the same moment', async (_name, write) => {
    const { body } = await post('change-datetime', { ...bauman, datetime: write(noon(3)) });
    expect(body.order.datetime).toBe(noon(3));
  });

  test('a restaurant that is closed at that time makes it null, and another restores it', async () => {
    const night = noon(2).replace('T12', 'T04');
    expect((await post('change-datetime', { ...north, datetime: night })).body.order.datetime).toBe(night);
    expect((await read(bauman)).datetime).toBeNull();
    expect((await read(north)).datetime).toBe(night);
  });

  test('a time that has passed is stored as null', async () => {
    await server.query(`update carts set datetime = now() - interval '1 hour' where user_id is not null`);
    expect((await read(north)).datetime).toBeNull();
  });

  test('an open restaurant gives an expected time', async () => {
    const hour = 3_600_000;
    const earliest = Date.now() + hour;
    const order = (await post('change-datetime', { ...north, datetime: null })).body.order;
    const expected = Date.parse(order.delivery_date ?? '');
    expect(order.delivery_date).toMatch(/\+03:00$/);
    // Whole minutes, rounded up.
    expect(expected).toBeGreaterThanOrEqual(earliest);
    expect(expected).toBeLessThanOrEqual(Date.now() + hour + 60_000);
  });

  test.each([
    ['yesterday', noon(-1)],
    ['in fifteen days', noon(15)],
    ['before the restaurant opens', noon(2).replace('T12', 'T09')],
    ['after the restaurant closes', noon(2).replace('T12:00', 'T23:30')],
    ['not a date', 'soon'],
    ['a day that does not exist', '2027-02-31T12:00:00+03:00'],
    ['the year 9999', '9999-12-31T23:59:59Z'],
    ['a number', 1e15],
    ['a list', [noon(2)]],
    ['too long', '2'.repeat(41)],
    ['a zero byte', `${noon(2)}\u0000`],
  ])('%s is refused', async (_name, datetime) => {
    const { status, body } = await post('change-datetime', { ...bauman, datetime });
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('datetime', [expect.stringMatching(/[а-я]/)]);
  });

  test('a time needs a place first', async () => {
    const { body } = await client.cart('add-product', { form: { product_id: 1, amount: 1 } });
    const fields = { datetime: noon(2), draft_uuid: body.order.draft_uuid };
    const answer = await post('change-datetime', fields, '');
    expect([answer.status, answer.body.message]).toEqual([422, 'Сначала укажите адрес или ресторан']);
  });
});

describe('periods', () => {
  const periods = (query: object, who?: string) =>
    client.call<Periods>('/api/app/order/periods/', { query: { ...query }, token: who });

  test('a restaurant, a point and the cart have periods', async () => {
    const day = [{ from: 600, to: 1380 }];
    expect((await periods(bauman)).body).toMatchObject({ mon: day, sun: day });
    expect((await periods(north)).body).toMatchObject({ mon: [{ from: 0, to: 1440 }] });
    expect((await periods({ organization_id: 6 })).body.mon).toEqual([{ from: 660, to: 1560 }]);
    await post('change-take-method', { method: 'pickup', ...bauman });
    expect((await periods({}, token)).body.tue).toEqual(day);
    expect((await periods({ address_id: addressId }, token)).body.tue).toEqual([{ from: 0, to: 1440 }]);
  });

  test('an unknown place and unknown hours have no periods', async () => {
    await server.query('update restaurants set work_time = null where id = 20');
    const days = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
    const none = { ...days, special_days: {}, slots_from: null, full_slots: [] };
    expect((await periods({})).body).toEqual(none);
    expect((await periods({ organization_id: 20 })).body).toEqual(none);
  });

  test.each([
    [{ organization_id: 999 }, 422],
    [{ organization_id: 'x' }, 422],
    [{ latitude: 91, longitude: 37 }, 422],
    [{ draft_uuid: 'x' }, 422],
  ])('%j responds %d', async (query, status) => expect((await periods(query)).status).toBe(status));

  test('another customer’s address is not found', async () => {
    const [row] = await server.query(`select id from addresses where id <> ${addressId} limit 1`);
    expect((await periods({ address_id: row?.['id'] }, token)).status).toBe(404);
  });
});

describe('where', () => {
  const take = (fields: object, who?: string) =>
    post('change-take-method', { method: 'delivery', ...fields }, who);
  const zone = { minimal_amount: 990, duration: 60, duration_change: null };

  test.each([
    ['a saved address as JSON', () => JSON.stringify({ id: addressId, street: 'x' })],
    ['a saved address as an object', () => ({ id: addressId })],
    ['a point', () => JSON.stringify(north)],
    ['a point as text', () => ({ coordinates: '55.8196,37.6035' })],
  ])('%s is accepted', async (_name, address) => {
    await post('change-take-method', { method: 'delivery', latitude: 54.1, longitude: 36.1 });
    const { status, body } = await take({ address: address() });
    expect([status, body.order.restriction]).toEqual([200, zone]);
  });

  test.each([
    ['another customer’s address', () => ({ id: 1 }), 404],
    ['an unknown address', () => ({ id: 2_147_483_646 }), 404],
    ['too large an id', () => ({ id: 2_147_483_648 }), 422],
    ['text that is not JSON', () => 'x', 422],
    ['a list', () => [1], 422],
    ['an empty object', () => ({}), 422],
    ['a latitude without a longitude', () => ({ latitude: 55 }), 422],
    ['text that is not a point', () => ({ coordinates: 'here' }), 422],
    ['a latitude beyond the pole', () => ({ latitude: 91, longitude: 1 }), 422],
  ])('%s as the address responds %s', async (_name, address, status) => {
    const answer = await take({ address: address() });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/[а-я]/);
  });

  test.each([
    [{ method: 'pickup', address_id: 2_000_000 }, 404],
    [{ method: 'delivery', organization_id: 2_000_000 }, 422],
  ])('an id that the method does not use is validated too: %j', async (fields, status) => {
    expect((await take(fields)).status).toBe(status);
    expect((await client.cart('get', { token, query: {} })).status).toBe(200);
  });

  test('a guest’s address id is ignored, only the point counts', async () => {
    const { body } = await client.cart('add-product', { form: { product_id: 1, amount: 1 } });
    const address = { id: addressId, ...north };
    const answer = await take({ draft_uuid: body.order.draft_uuid, address }, '');
    expect(answer.body.order.restriction).toEqual(zone);
  });

  test('a deleted address does not break the cart', async () => {
    const form = { ...northAddress, home: '18' };
    await client.call('/api/user/addresses/add/', { token, form });
    const list = await client.call<{ id: number; home: string }[]>('/api/user/addresses/', { token });
    const id = list.body.find(({ home }) => home === '18')?.id;
    expect((await take({ address_id: id })).status).toBe(200);
    await client.call('/api/user/addresses/delete/', { token, body: { address_id: id } });
    expect((await client.cart('get', { token, query: {} })).status).toBe(200);
  });
});

describe('a combo', () => {
  const combo = async () => (await client.call<Product>('/api/app/product/set-lunch/')).body;
  const order = (modifiers: unknown) =>
    client.cart('add-product', { form: { product_id: 73, amount: 1, modifiers } });

  test('without choices has the default dishes, and lists them', async () => {
    const { content, price, has_modifiers: hasModifiers } = await combo();
    expect([content.length, hasModifiers]).toEqual([3, true]);
    const usual = content.map(({ current_product_id }) => current_product_id);
    const { items } = (await order([])).body.order;
    expect(items[0]).toMatchObject({ price, product: { name: 'Сет «Обед самурая»' } });
    expect(items[0]?.modifiers.map(({ id }) => id)).toEqual(usual);
    expect(items[0]?.modifiers.map(({ name }) => name)).toContain('Аляска');
  });

  test('a choice adds its surcharge and makes a separate line', async () => {
    const { content, price } = await combo();
    const dearer = content[1]?.products.find(({ surcharge }) => surcharge > 0);
    if (!dearer) throw new Error('the combo has no dearer choice');
    const { draft_uuid: draft } = (await order([])).body.order;
    const form = { product_id: 73, amount: 1, modifiers: [{ id: dearer.id }], draft_uuid: draft };
    const { items } = (await client.cart('add-product', { form })).body.order;
    expect(items.map((item) => item.price)).toEqual([price, Number(price) + dearer.surcharge]);
    expect(items[1]?.modifiers.map(({ name }) => name)).toContain(dearer.name);
  });

  test('is sold out with any of its chosen dishes', async () => {
    const { content } = await combo();
    await server.query('insert into stop_list values (9, 7)');
    const { draft_uuid: draft } = (await order([])).body.order;
    const query = { draft_uuid: draft, organization_id: 9 };
    const { body } = await client.cart('get', { query });
    expect([body.order.items, body.order.stoplisted_items.length]).toEqual([[], 1]);
    expect(content[0]?.products[0]?.name).toBe('Аляска');
  });

  test.each([
    [
      'two dishes of one part',
      async () => (await combo()).content[0]?.products.slice(0, 2).map(({ id }) => ({ id })),
    ],
    ['two portions of a part', async () => [{ id: (await combo()).content[0]?.products[0]?.id, amount: 2 }]],
    ['a dish of another combo', async () => [{ id: 1 }]],
    ['no number', async () => [{ id: 'x' }]],
  ])('%s is refused', async (_name, modifiers) => {
    expect((await order(await modifiers())).status).toBe(422);
  });

  test('gets another default where the usual dish is sold out', async () => {
    const form = { product_id: 73, amount: 1, organization_id: 9 };
    const { items, stoplisted_items: stopped } = (await client.cart('add-product', { form })).body.order;
    expect([items.length, stopped]).toEqual([1, []]);
  });

  test('with a dish that left the menu is unavailable, and a new one excludes it', async () => {
    const gone = (await combo()).content[0]?.current_product_id;
    const { draft_uuid: draft } = (await order([])).body.order;
    const ofPart = `id in (select product_id from modifiers where group_id = (
      select group_id from modifiers where id = ${gone}))`;
    await server.query('update products set deleted = true where id = 7');
    const stored = (await client.cart('get', { query: { draft_uuid: draft } })).body.order;
    expect([stored.items, stored.stoplisted_items.length, stored.full_sum]).toEqual([[], 1, 0]);
    const taken = (await order([])).body.order.items[0]?.modifiers.map(({ id }) => id);
    expect([taken?.length, taken?.includes(gone ?? 0)]).toEqual([3, false]);
    expect((await order([{ id: gone }])).status).toBe(422);
    await server.query(`update products set deleted = true where ${ofPart}`);
    expect((await order([])).status).toBe(422);
    await server.query(`update products set deleted = false where ${ofPart}`);
  });
});
