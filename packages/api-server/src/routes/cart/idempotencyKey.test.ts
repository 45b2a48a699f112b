import { randomUUID } from 'node:crypto';
import type { Cart } from '@storefront/api-contract';
import { createClient, north } from '../../testing/client';
import { startProxy } from '../../testing/proxy';
import { createShoppers } from '../../testing/shopper';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
});

interface Adding {
  token?: string;
  draft?: string;
  key?: string;
  productId?: number;
  amount?: number;
}

const add = ({ token, draft, key, productId = 1, amount = 2 }: Adding, through = client) =>
  through.call<{ order: Cart; message?: string; errors?: Record<string, string[]> }>(
    '/api/app/order/add-product/',
    {
      token,
      form: { product_id: productId, amount, ...north, ...(draft ? { draft_uuid: draft } : {}) },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    },
  );
const dishesOf = ({ items }: Cart) => items.map(({ product_id, amount }) => [product_id, amount]);
const guestsDishes = async (draft: string) => {
  const { body } = await client.cart('get', { query: { draft_uuid: draft, ...north } });
  return dishesOf(body.order);
};

test('an addition whose connection was cut after it was written counts once when it is repeated', async () => {
  const [draft, key] = [randomUUID(), randomUUID()];
  await add({ draft, productId: 2, amount: 1 });
  const proxy = await startProxy(server.url);
  try {
    proxy.turn('lose');
    const through = createClient(`http://127.0.0.1:${proxy.port}`);
    await expect(add({ draft, key }, through)).rejects.toThrow('fetch failed');
    // The back end has written it.
    expect(await guestsDishes(draft)).toEqual([
      [2, 1],
      [1, 2],
    ]);
    proxy.turn('pass');
    const { status, body } = await add({ draft, key }, through);
    expect([status, dishesOf(body.order)]).toEqual([
      200,
      [
        [2, 1],
        [1, 2],
      ],
    ]);
  } finally {
    await proxy.close();
  }
  // Another press has another key.
  expect(dishesOf((await add({ draft, key: randomUUID() })).body.order)).toEqual([
    [2, 1],
    [1, 4],
  ]);
});

test('a repeated call answers with the cart as it is now', async () => {
  const [draft, key] = [randomUUID(), randomUUID()];
  await add({ draft, key });
  await add({ draft, productId: 3, amount: 1 });
  expect(dishesOf((await add({ draft, key })).body.order)).toEqual([
    [1, 2],
    [3, 1],
  ]);
});

test.each([
  ['another amount', { amount: 3 }],
  ['another dish', { productId: 2 }],
])('a used key with %s is refused, and changes nothing', async (_, other) => {
  const [draft, key] = [randomUUID(), randomUUID()];
  await add({ draft, key });
  const { status, body } = await add({ draft, key, ...other });
  expect([status, body]).toEqual([
    422,
    {
      message: 'Этот запрос уже был отправлен с другими данными',
      errors: { 'idempotency-key': ['Этот запрос уже был отправлен с другими данными'] },
    },
  ]);
  expect(await guestsDishes(draft)).toEqual([[1, 2]]);
});

test('parallel calls with one key are one addition, for a new cart and for one with dishes', async () => {
  for (const key of [randomUUID(), randomUUID()]) {
    const draft = randomUUID();
    const answers = await Promise.all(Array.from({ length: 30 }, () => add({ draft, key })));
    expect(answers.map(({ body }) => dishesOf(body.order))).toEqual(answers.map(() => [[1, 2]]));
    await Promise.all(Array.from({ length: 30 }, () => add({ draft, key: `${key}-again` })));
    expect(await guestsDishes(draft)).toEqual([[1, 4]]);
  }
});

test('a key of one cart means nothing for another one', async () => {
  const key = randomUUID();
  for (const draft of [randomUUID(), randomUUID()]) {
    expect(dishesOf((await add({ draft, key })).body.order)).toEqual([[1, 2]]);
  }
});

test('a refused addition leaves its key unused', async () => {
  const [draft, key] = [randomUUID(), randomUUID()];
  await add({ draft, amount: 20 });
  expect((await add({ draft, key })).status).toBe(422);
  const { body } = await client.cart('get', { query: { draft_uuid: draft } });
  const change = { item_id: body.order.items[0]?.id, amount: 1, draft_uuid: draft };
  await client.cart('change-amount', { body: change });
  expect(dishesOf((await add({ draft, key })).body.order)).toEqual([[1, 3]]);
});

test('a key holds for the customer whose login has merged the guest’s cart', async () => {
  const shoppers = createShoppers(server, 79_993_900_000);
  const { phone, token: first } = await shoppers.logIn();
  const [draft, key] = [randomUUID(), randomUUID()];
  await add({ token: first, productId: 2, amount: 1 });
  await add({ draft, key });
  await server.query('delete from login_codes');
  const token = await client.login(phone, draft);
  expect(dishesOf((await add({ token, draft, key })).body.order)).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

test('a key that is too long is refused', async () => {
  const { status, body } = await add({ draft: randomUUID(), key: 'k'.repeat(101) });
  expect([status, body.message]).toEqual([422, 'Не может быть больше 100 символов']);
});
