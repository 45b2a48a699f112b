import { createShoppers } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
beforeAll(async () => {
  server = await startServer();
  shoppers = createShoppers(server, 79_992_200_000);
});

/** The embedded database runs one query at a time: few orders of events differ there. */
const { calls, rounds } = process.env['TEST_DATABASE_URL']
  ? { calls: 50, rounds: 12 }
  : { calls: 12, rounds: 3 };
const many = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test('parallel calls and a later one place one order', async () => {
  const who = await shoppers.logIn();
  await shoppers.fillCart(who);
  const answers = await many(calls, () => shoppers.process(who));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.order?.id)).size).toBe(1);
  expect((await shoppers.process(who)).body).toEqual(answers[0]?.body);
  expect((await shoppers.list(who)).data).toHaveLength(1);
  await shoppers.fillCart(who);
  expect((await shoppers.process(who)).body.order?.id).not.toBe(answers[0]?.body.order?.id);
});

test('parallel online payments are one order with one payment, also with different keys', async () => {
  const who = await shoppers.logIn();
  await shoppers.fillCart(who, { payment: 1 });
  const answers = await many(calls, (index) => shoppers.process(who, {}, `tab-${index}`));
  const urls = new Set(answers.map(({ body }) => body.payment_url));
  expect(urls.size).toBe(1);
  expect([...urls][0]).toContain('/pay/');
  expect(new Set(answers.map(({ body }) => body.order?.id)).size).toBe(1);
  expect((await shoppers.list(who)).data).toHaveLength(1);
});

test('a dish added in parallel is either ordered or stays in the cart', async () => {
  const who = await shoppers.logIn();
  for (let round = 0; round < rounds; round += 1) {
    await shoppers.fillCart(who);
    const form = { product_id: 2, amount: 1, address_id: who.addressId };
    const [{ body }] = await Promise.all([
      shoppers.process(who),
      shoppers.client.cart('add-product', { token: who.token, form }),
    ]);
    const ordered = (await shoppers.read(who, body.order?.id)).body.items;
    const left = (await shoppers.cart(who)).items;
    const places = [...ordered, ...left].map(({ product_id }) => product_id);
    expect(places.toSorted()).toEqual([1, 2]);
    for (const { id } of left) {
      await shoppers.client.cart('change-amount', { token: who.token, body: { item_id: id, amount: 0 } });
    }
  }
});

test('returning points while spending others keeps balance, ledger and lots equal', async () => {
  const who = await shoppers.logIn();
  await shoppers.give(who, 300);
  for (let round = 0; round < rounds; round += 1) {
    const { payment_url: url } = await shoppers.order(who, { payment: 1 }, { bonus_amount: 100 });
    await shoppers.fillCart(who, { amount: 3 });
    const path = new URL(url ?? '').pathname;
    await Promise.all([
      shoppers.process(who, { bonus_amount: 200 }),
      shoppers.process(who, { bonus_amount: 200 }),
      ...['decline', 'decline', 'pay'].map((action) => shoppers.client.call(path, { form: { action } })),
    ]);
    const [balance = 0, ledger, lots] = await shoppers.balances(who);
    expect([ledger, lots]).toEqual([balance, balance]);
    expect([0, 100]).toContain(balance);
    await shoppers.give(who, 300 - balance);
  }
});

test('two parallel orders never spend the same points', async () => {
  const who = await shoppers.logIn();
  await shoppers.give(who, 150);
  await shoppers.fillCart(who);
  const answers = await many(6, (index) => shoppers.process(who, { bonus_amount: 100 + index }));
  expect(new Set(answers.map(({ body }) => body.order?.id)).size).toBe(1);
  await shoppers.fillCart(who);
  expect((await shoppers.process(who, { bonus_amount: 100 })).status).toBe(422);
  const [balance = 0, ledger, lots] = await shoppers.balances(who);
  expect([ledger, lots]).toEqual([balance, balance]);
  expect(balance).toBeGreaterThanOrEqual(0);
});
