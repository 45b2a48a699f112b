import { until } from '@storefront/config/until';
import { startBank } from '../testing/bankStandIn';
import { createShoppers } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';
import { signedHeaders } from '../webhooks/signature';

const secret = 'a secret of both sides';

let bank: Awaited<ReturnType<typeof startBank>>;
/** The server dies after the bank has opened or paid back a payment and before it has written that. */
let crashesServer = false;
let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;

beforeAll(async () => {
  const beforeAnswer = async ({ method }: { method?: string | undefined }) => {
    if (crashesServer && method === 'POST') await server.kill('SIGKILL');
  };
  bank = await startBank({ secret, beforeAnswer });
  server = await startServer({
    ACQUIRING_URL: bank.url,
    ACQUIRING_SECRET: secret,
    PAYMENT_CHECK_SECONDS: '1',
  });
  shoppers = createShoppers(server, 79_992_400_000);
  await server.query('alter sequence payments_id_seq restart with 10000');
});
afterAll(() => bank.close());
/** The payment page of the payment opened last. */
const bankUrl = () => `https://bank.test/bank-${bank.state.numbers}`;
beforeEach(() => {
  crashesServer = false;
  bank.state.behaviour = 'works';
  bank.state.opened.clear();
  bank.state.refunded.clear();
  bank.state.refundCalls.length = 0;
  bank.state.settled.clear();
});

interface WebhookEvent {
  id?: string;
  status?: string;
  amount?: number;
  payment_id?: string;
}

let events = 0;

/** Sends a signed webhook as the bank would. */
function sendWebhook(event: WebhookEvent, at = new Date()) {
  const [payment] = [...bank.state.opened.values()].slice(-1);
  const fresh = { id: `event-${(events += 1)}`, payment_id: payment?.id, amount: payment?.amount };
  const body = { ...fresh, status: 'paid', ...event };
  const headers = signedHeaders('payment', secret, JSON.stringify(body), at);
  return shoppers.client.call('/api/payment/webhook/', { body, headers });
}

async function order(body: Record<string, unknown> = {}) {
  const who = await shoppers.logIn();
  if (body['bonus_amount']) await shoppers.give(who, Number(body['bonus_amount']));
  const placed = await shoppers.order(who, { payment: 1 }, body);
  const now = async () => (await shoppers.read(who, placed.id)).body.status_slug;
  return { who, placed, now };
}

test('the customer goes to the bank and returns to the order', async () => {
  const { who, placed, now } = await order({ bonus_amount: 80 });
  expect(placed.payment_url).toBe(bankUrl());
  const [payment] = bank.state.opened.values();
  expect(payment).toMatchObject({ amount: 110_000, currency: 'RUB', expires_in: 900 });
  const path = new URL(payment?.return_url ?? '').pathname;
  const page = `http://shop.test/monitoring/${placed.id}`;
  const back = await shoppers.client.call(path, { token: who.token });
  expect(back.headers.get('location')).toBe(page);
  const other = await shoppers.client.call(path, { token: (await shoppers.logIn()).token });
  const { share_token } = (await shoppers.read(who, placed.id)).body;
  expect(other.headers.get('location')).toBe(`${page}?share=${share_token}`);
  expect((await shoppers.client.call(path)).headers.get('location')).toBe(`${page}?share=${share_token}`);
  expect((await shoppers.process(who)).body.payment_url).toBe(placed.payment_url);
  expect((await sendWebhook({})).status).toBe(200);
  expect(await now()).toBe('new');
  expect(bank.state.opened.size).toBe(1);
});

test('each event applies once, in any order', async () => {
  const paid = await order();
  const responses = await Promise.all([
    sendWebhook({ id: 'twice' }),
    sendWebhook({ id: 'twice' }),
    sendWebhook({}),
    sendWebhook({}),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await sendWebhook({ status: 'declined' });
  expect(await paid.now()).toBe('new');
  const history = await server.query(
    `select status_slug from order_history where order_id = ${paid.placed.id} order by id`,
  );
  expect(history.map(({ status_slug }) => status_slug)).toEqual(['wait_confirm', 'new']);
});

const paymentOf = async (id: number) =>
  (await server.query(`select id, status from payments where order_id = ${id}`))[0] ?? {};
const statusOf = async (id: number) => (await paymentOf(id))['status'];

test('after a declined attempt the order waits, and the same payment can still be made', async () => {
  const { who, placed, now } = await order({ bonus_amount: 80 });
  expect((await shoppers.read(who, placed.id)).body.payment).toMatchObject({
    state: 'pending',
    url: bankUrl(),
  });
  await sendWebhook({ status: 'declined' });
  await sendWebhook({ status: 'declined' });
  const waiting = (await shoppers.read(who, placed.id)).body;
  expect(waiting.status_slug).toBe('wait_confirm');
  expect(waiting.payment).toMatchObject({ state: 'declined', url: bankUrl() });
  expect(await shoppers.balance(who)).toBe(0);
  await sendWebhook({});
  expect([await now(), await statusOf(placed.id)]).toEqual(['new', 'paid']);
});

test('paying again leads to the page of the open payment', async () => {
  const { who, placed } = await order();
  await sendWebhook({ status: 'declined' });
  const again = await shoppers.client.call(`/api/user/orders/${placed.id}/pay-again/`, {
    token: who.token,
    body: {},
  });
  expect(again.body).toEqual({ success: true, payment_url: bankUrl() });
  expect(bank.state.opened.size).toBe(1);
});

test('a final refusal cancels the order and gives the bonuses back', async () => {
  const { who, placed, now } = await order({ bonus_amount: 80 });
  await sendWebhook({ status: 'canceled' });
  expect([await now(), await statusOf(placed.id)]).toEqual(['canceled', 'closed']);
  expect(await shoppers.balance(who)).toBe(80);
});

test('a late payment is paid back, although the acquirer fails at first', async () => {
  const { placed, now } = await order();
  await sendWebhook({ status: 'canceled' });
  expect(await now()).toBe('canceled');
  bank.state.behaviour = 'fails';
  await sendWebhook({});
  expect([await now(), await statusOf(placed.id)]).toEqual(['canceled', 'refund_due']);
  const { id } = await paymentOf(placed.id);
  await until(() => server.output().includes('could not refund'));
  // The log hides long numbers in texts, but not this one.
  expect(Number(id)).toBeGreaterThanOrEqual(10_000);
  expect(server.output()).toContain(`"paymentId":${String(id)},"msg":"could not refund"`);
  expect(await statusOf(placed.id)).toBe('refund_due');
  bank.state.behaviour = 'works';
  await until(async () => (await statusOf(placed.id)) === 'refunded');
  const [payment] = bank.state.opened.values();
  expect([...bank.state.refunded.values()]).toEqual([
    { payment_id: payment?.id, amount: 118_000, currency: 'RUB' },
  ]);
  await sendWebhook({});
  expect(await statusOf(placed.id)).toBe('refunded');
  expect(bank.state.refundCalls.length).toBeGreaterThan(1);
  expect(new Set(bank.state.refundCalls).size).toBe(1);
});

test('a refund does not wait for the next question about its payment', async () => {
  const { placed } = await order();
  await sendWebhook({ status: 'canceled' });
  await server.query(
    `update payments set next_check_at = now() + interval '1 hour' where order_id = ${placed.id}`,
  );
  await sendWebhook({});
  await until(async () => (await statusOf(placed.id)) === 'refunded');
  expect(bank.state.refundCalls).toHaveLength(1);
});

test('after a crash between a refund and its update the refund is repeated under the same key', async () => {
  const { placed } = await order();
  await sendWebhook({ status: 'canceled' });
  crashesServer = true;
  // The crash may come before the answer.
  await sendWebhook({}).catch(() => undefined);
  await until(() => bank.state.refundCalls.length > 0);
  await server.kill('SIGKILL');
  crashesServer = false;
  await server.restart();
  await until(async () => (await statusOf(placed.id)) === 'refunded');
  const [key] = bank.state.refundCalls;
  expect(bank.state.refundCalls).toEqual([key, key]);
  expect(bank.state.refunded.size).toBe(1);
});

test('a server stops in time while the acquirer hangs, and the next one pays back', async () => {
  const late = [];
  for (let count = 0; count < 3; count += 1) {
    const { placed } = await order();
    await sendWebhook({ status: 'canceled' });
    late.push({ id: placed.id, payment_id: `bank-${bank.state.numbers}` });
  }
  bank.state.behaviour = 'hangs';
  for (const { payment_id } of late) expect((await sendWebhook({ payment_id })).status).toBe(200);
  await until(() => bank.state.refundCalls.length > 0);
  // A server that waits for all three calls exits with 1 after nine seconds.
  expect(await server.kill('SIGTERM')).toBe(0);
  bank.state.behaviour = 'works';
  await server.restart();
  for (const { id } of late) await until(async () => (await statusOf(id)) === 'refunded');
});

test('a payment whose webhook is lost is found', async () => {
  const { placed, now } = await order();
  bank.state.settled.set(`bank-${bank.state.numbers}`, 'paid');
  await until(async () => (await now()) === 'new');
  expect(await statusOf(placed.id)).toBe('paid');
  await sendWebhook({});
  expect(await now()).toBe('new');
});

test('money whose webhook is lost and whose order was canceled meanwhile is paid back', async () => {
  const { placed, now } = await order();
  await server.query(`update orders set next_at = now() where id = ${placed.id}`);
  await until(async () => (await now()) === 'canceled');
  bank.state.settled.set(`bank-${bank.state.numbers}`, 'paid');
  await until(async () => (await statusOf(placed.id)) === 'refunded');
  expect(bank.state.refunded.size).toBe(1);
});

test.each<[string, WebhookEvent, Date | undefined, number]>([
  ['another sum', { amount: 1 }, undefined, 422],
  ['an unknown payment', { payment_id: 'unknown' }, undefined, 404],
  ['an unknown status', { status: 'refunded' }, undefined, 401],
  ['an old timestamp', {}, new Date(Date.now() - 301_000), 401],
])('a webhook with %s changes nothing', async (_name, event, at, expected) => {
  const { now } = await order();
  expect((await sendWebhook(event, at)).status).toBe(expected);
  expect(await now()).toBe('wait_confirm');
});

test.each(['fails', 'sendsUnsafeUrl'] as const)('the cart stays unchanged when the bank %s', async (next) => {
  const who = await shoppers.logIn();
  await shoppers.fillCart(who, { payment: 1 });
  bank.state.behaviour = next;
  const refused = await shoppers.process(who);
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'Не удалось открыть оплату. Попробуйте еще раз или выберите другой способ',
  ]);
  expect((await shoppers.cart(who)).items).toHaveLength(1);
  bank.state.behaviour = 'works';
  expect((await shoppers.process(who)).body.payment_url).toBe(bankUrl());
  expect(bank.state.opened.size).toBe(1);
});

test('fifty parallel calls open one payment', async () => {
  const who = await shoppers.logIn();
  await shoppers.fillCart(who, { payment: 1 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => shoppers.process(who)));
  expect(new Set(answers.map(({ body }) => body.payment_url))).toEqual(new Set([bankUrl()]));
  expect(bank.state.opened.size).toBe(1);
});

test('after a crash between payment and order the retry gets the same payment', async () => {
  const who = await shoppers.logIn();
  await shoppers.fillCart(who, { payment: 1 });
  crashesServer = true;
  await expect(shoppers.process(who)).rejects.toThrow();
  crashesServer = false;
  await server.restart();
  expect((await shoppers.list(who)).data).toEqual([]);
  expect((await shoppers.process(who)).body.payment_url).toBe(bankUrl());
  expect((await shoppers.list(who)).data).toHaveLength(1);
  expect(bank.state.opened.size).toBe(1);
});
