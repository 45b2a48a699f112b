import { until } from '@storefront/config/until';
import { formatNumber } from '@storefront/domain';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
beforeAll(async () => {
  server = await startServer();
  shoppers = createShoppers(server, 79_992_300_000);
});

async function order(body: Record<string, unknown> = {}) {
  const who = await shoppers.logIn();
  if (body['bonus_amount']) await shoppers.give(who, Number(body['bonus_amount']));
  const { id, ...answer } = await shoppers.order(who, { payment: 1 }, body);
  expect(answer.order?.status_slug).toBe('wait_confirm');
  const link = answer.payment_url ?? '';
  expect(link).toMatch(/^http:\/\/shop\.test\/pay\/[\w-]{43}$/);
  return { who, id, path: new URL(link).pathname, answer };
}
const status = async (who: Shopper, id: number) => (await shoppers.read(who, id)).body.status_slug;
const press = (path: string, action: string, { token }: Partial<Shopper> = {}) =>
  shoppers.client.call(path, { form: { action }, token });
const payment = async (id: number) =>
  (await server.query(`select status from payments where order_id = ${id}`))[0]?.['status'];

test('a paid order goes to the kitchen once, and the customer returns to it', async () => {
  const { who, id, path, answer } = await order();
  const page = await shoppers.client.call<string>(path);
  expect(page.body).toContain('Оплатить');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const paid = await press(path, 'pay', who);
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://shop.test/monitoring/${id}`]);
  await press(`${path}/`, 'decline');
  expect(await status(who, id)).toBe('new');
  expect((await shoppers.client.call<string>(path)).body).toContain('Заказ оплачен');
  const again = (await shoppers.process(who)).body;
  expect(again).toEqual({ ...answer, order: { ...answer.order, status_slug: 'new' }, payment_url: null });
});

test('a declined payment can be tried again on the same page', async () => {
  const { who, id, path } = await order({ bonus_amount: 50 });
  await Promise.all(['decline', 'decline', 'decline'].map((action) => press(path, action)));
  expect([await status(who, id), await payment(id)]).toEqual(['wait_confirm', 'declined']);
  expect(await shoppers.balances(who)).toEqual([0, 0, 0]);
  expect((await shoppers.client.call<string>(path)).body).toContain('Оплата не прошла');
  await press(path, 'pay');
  expect([await status(who, id), await payment(id)]).toEqual(['new', 'paid']);
});

test('the page links back to the unpaid order, and the payment can be retried', async () => {
  const { who, id, path, answer } = await order();
  const page = await shoppers.client.call<string>(path, { token: who.token });
  expect(page.body).toContain(`href="http://shop.test/monitoring/${id}"`);
  expect(await status(who, id)).toBe('wait_confirm');
  expect((await shoppers.process(who)).body.payment_url).toBe(answer.payment_url);
  await press(path, 'pay');
  expect(await status(who, id)).toBe('new');
});

test('an unpaid order is canceled after 15 minutes, returns its bonuses and notifies the customer', async () => {
  const { who, id, path } = await order({ bonus_amount: 50 });
  await press(path, 'decline');
  await server.query(`update orders set next_at = now() where id = ${id}`);
  await until(async () => (await status(who, id)) !== 'wait_confirm');
  await press(path, 'pay');
  expect([await status(who, id), await payment(id)]).toEqual(['canceled', 'closed']);
  expect(await shoppers.balances(who)).toEqual([50, 50, 50]);
  const notifications = await server.query(
    `select title, link from notifications where link = '/monitoring/${id}'`,
  );
  expect(notifications).toEqual([
    { title: `Заказ №\u00A0${formatNumber(id)} отменен`, link: `/monitoring/${id}` },
  ]);
});

test.each<[string, Record<string, unknown> | undefined, number]>([
  ['/pay/no-such-token', undefined, 404],
  ['/pay/no-such-token', { action: 'pay' }, 404],
  ['/pay/no-such-token', { action: 'steal' }, 422],
  ['/pay/%00', undefined, 404],
])('%s with %j responds %i', async (path, form, expected) => {
  expect((await shoppers.client.call(path, form ? { form } : {})).status).toBe(expected);
});

test('an unsigned webhook is refused', async () => {
  for (const body of [{}, { id: 'x', payment_id: 'y', status: 'paid', amount: 1 }, [1], 'text']) {
    const answer = await shoppers.client.call('/api/payment/webhook/', { body });
    expect([answer.status, answer.body.message]).toEqual([401, 'Подпись не подходит']);
  }
  expect((await shoppers.client.call('/api/payment/webhook', { form: { id: 1 } })).status).toBe(401);
});
