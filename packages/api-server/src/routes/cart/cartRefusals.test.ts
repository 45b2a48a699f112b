import { until } from '@storefront/config/until';
import { createClient, north } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let token = '';
beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
  token = await client.login('79997000002');
});

type Fields = Record<string, unknown>;

/** Every cart call with the fields it requires. */
const calls: [path: string, kind: 'query' | 'body', fields: Fields][] = [
  ['get', 'query', {}],
  ['periods', 'query', {}],
  ['recommendations', 'query', {}],
  ['add-product', 'body', { product_id: 1, amount: 1 }],
  ['change-amount', 'body', { item_id: 1, amount: 1 }],
  ['add-comment', 'body', { comment: 'x' }],
  ['change-payment-type', 'body', { id: 1 }],
  ['toggle-param', 'body', { param: 'contactless', value: 1 }],
  ['change-take-method', 'body', { method: 'delivery' }],
  ['change-datetime', 'body', {}],
  ['submit-promo', 'body', { code: 'LISA10' }],
  ['cancel-promo', 'body', {}],
  ['process', 'body', {}],
];

describe.each(calls)('%s', (path, kind, fields) => {
  const ask = (more: Fields, who = token) =>
    client.call(`/api/app/order/${path}/`, { token: who, [kind]: { ...fields, ...more } });

  test.each<[string, Fields]>([
    ['draft_uuid', { draft_uuid: 'x' }],
    ['latitude', { ...north, latitude: '1e309' }],
    ['longitude', { ...north, longitude: 181 }],
    ['organization_id', { organization_id: 999 }],
    ['organization_id', { organization_id: 2_147_483_648 }],
    ['organization_id', { organization_id: -1 }],
    ['address_id', { address_id: 0.5 }],
    ['address_id', { address_id: 'x' }],
  ])('a wrong %s is refused under its name: %j', async (field, more) => {
    // Ordering checks the cart before the place.
    if (path === 'process') await client.cart('add-product', { token, body: { product_id: 1, amount: 1 } });
    const { status, body } = await ask(more);
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty(field, [expect.stringMatching(/[а-я]/)]);
  });

  test('another customer’s address is not found, and an ended session is a 401', async () => {
    expect((await ask({ address_id: 1 })).status).toBe(404);
    expect((await ask({}, 'x'.repeat(43))).status).toBe(401);
  });
});

test.each<[string, Fields]>([
  ['persons', {}],
  ['persons', { persons: 0 }],
  ['persons', { persons: 21 }],
  ['persons', { persons: '1e309' }],
  ['draft_uuid', { persons: 1, draft_uuid: 'x' }],
])('change-person-count with a wrong %s is refused: %j', async (field, query) => {
  const { status, body } = await client.call('/api/app/order/change-person-count/', { query, body: {} });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

test.each<[string, Fields]>([
  ['product_id', { product_id: 0 }],
  ['product_id', { product_id: ['1', '2'] }],
  ['general', { general: 2 }],
])('recommendations with a wrong %s are refused: %j', async (field, query) => {
  const { status, body } = await client.call('/api/app/order/recommendations/', { query });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

test('recommendations leave out the stop-list of the address’s restaurant', async () => {
  const list = async (query: Fields) =>
    (await client.call<{ id: number }[]>('/api/app/order/recommendations/', { token, query })).body;
  const [first] = await list({ product_id: 1 });
  const form = { street: 'Огородный проезд', home: '16', coordinates: '55.8196,37.6035' };
  await client.call('/api/user/addresses/add/', { token, form });
  const { body } = await client.call<{ id: number }[]>('/api/user/addresses/', { token });
  await server.query(`insert into stop_list values (2, ${first?.id})`);
  let here: { id: number }[] = [];
  // The cached menu is checked for changes every few seconds.
  await until(async () => {
    here = await list({ product_id: 1, address_id: body[0]?.id });
    return here.every(({ id }) => id !== first?.id);
  });
  expect(here.length).toBeGreaterThan(3);
});
