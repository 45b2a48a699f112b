import { createShoppers } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
beforeAll(async () => {
  server = await startServer({ UNPAID_ORDERS_PER_CUSTOMER: '3' });
  shoppers = createShoppers(server, 79_992_300_000);
});

const message =
  'У вас уже 3\u00A0неоплаченных заказа. Новый можно оформить после выполнения или оплаты прежнего';
const refused = [422, { message }];
const setStatus = (id: number | undefined, status: string) =>
  server.query(`update orders set status_slug = '${status}' where id = ${id}`);

test('the fourth unpaid order is refused, changes nothing, and is placed once another one has ended', async () => {
  const who = await shoppers.logIn();
  const placed = [
    await shoppers.order(who),
    await shoppers.order(who, { payment: 2 }),
    await shoppers.order(who),
  ];
  // A repeated call gets the answer of the first call, also at the limit (readings 20).
  expect((await shoppers.process(who)).body.order?.id).toBe(placed[2]?.id);
  await shoppers.fillCart(who);
  await shoppers.client.cart('add-comment', { token: who.token, body: { comment: 'позвоните' } });
  for (let turn = 0; turn < 3; turn += 1) {
    const { status, body } = await shoppers.process(who, {}, `key-${turn}`);
    expect([status, body]).toEqual(refused);
  }
  expect(await shoppers.cart(who)).toMatchObject({ comment: 'позвоните', items: [{ amount: 2 }] });
  expect((await shoppers.list(who)).data).toHaveLength(3);
  await setStatus(placed[1]?.id, 'closed');
  expect((await shoppers.process(who)).status).toBe(200);
});

test('online orders count until they are paid, and no payment is opened for a refused one', async () => {
  const who = await shoppers.logIn();
  const urls = [];
  for (let turn = 0; turn < 3; turn += 1) urls.push((await shoppers.order(who, { payment: 1 })).payment_url);
  await shoppers.fillCart(who, { payment: 1 });
  expect((await shoppers.process(who)).body).toEqual(refused[1]);
  await shoppers.client.call(new URL(urls[0] ?? '').pathname, { form: { action: 'pay' } });
  expect((await shoppers.process(who)).status).toBe(200);
});

test('other customers order meanwhile', async () => {
  const [who, other] = [await shoppers.logIn(), await shoppers.logIn()];
  for (let turn = 0; turn < 3; turn += 1) await shoppers.order(who);
  expect((await shoppers.order(other)).success).toBe(true);
});
