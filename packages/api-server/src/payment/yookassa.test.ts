import { until } from '@storefront/config/until';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';
import { kopecksOf, startYookassa, yookassaWebhook } from '../testing/yookassaStandIn';

const shop = { shopId: '100500', secret: 'test_secret_of_the_shop' };

let yookassa: Awaited<ReturnType<typeof startYookassa>>;
let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;

beforeAll(async () => {
  yookassa = await startYookassa(shop);
  server = await startServer({
    YOOKASSA_URL: yookassa.url,
    YOOKASSA_SHOP_ID: shop.shopId,
    YOOKASSA_SECRET_KEY: shop.secret,
    PAYMENT_CHECK_SECONDS: '1',
  });
  shoppers = createShoppers(server, 79_992_480_000);
});
afterAll(() => yookassa.close());
beforeEach(() => {
  yookassa.state.behaviour = 'works';
  yookassa.state.nextRefund = 'succeeded';
});

async function order(body: Record<string, unknown> = {}) {
  const who = await shoppers.logIn();
  if (body['bonus_amount']) await shoppers.give(who, Number(body['bonus_amount']));
  const placed = await shoppers.order(who, { payment: 1 }, body);
  const payment = yookassa.lastPayment();
  if (!payment) throw new Error('no payment was opened');
  const read = async () => (await shoppers.read(who, placed.id)).body;
  const now = async () => (await read()).status_slug;
  return { who, placed, payment, read, now };
}

type Payment = Awaited<ReturnType<typeof order>>['payment'];

/** Unsigned, as those of YooKassa. */
const send = (event: string, object: Parameters<typeof yookassaWebhook>[1]) =>
  shoppers.client.call('/api/payment/webhook/', { body: yookassaWebhook(event, object) });

/** Settles a payment at YooKassa, which sends a webhook. */
async function settle(payment: Payment, status: 'succeeded' | 'canceled') {
  payment.status = status;
  return (await send(`payment.${status}`, payment)).status;
}

const statusesOf = async (id: number) =>
  (await server.query(`select status from payments where order_id = ${id} order by id`)).map(
    ({ status }) => status,
  );
const refundsOf = ({ id }: Payment) =>
  [...yookassa.state.refunds.values()].filter(({ payment_id }) => payment_id === id);

test('the customer pays at YooKassa, for the sum after bonuses, and returns to the order', async () => {
  const { who, placed, payment, now } = await order({ bonus_amount: 81 });
  expect(placed.payment_url).toBe(payment.confirmation.confirmation_url);
  expect(kopecksOf(payment.amount)).toBe(109_900);
  expect(payment.receipt.customer).toEqual({ phone: who.phone });
  expect(payment.receipt.items).toMatchObject([
    { description: 'Филадельфия классик', quantity: 2, amount: { value: '549.50' }, vat_code: 1 },
  ]);
  const back = await shoppers.client.call(new URL(payment.confirmation.return_url).pathname, who);
  expect(back.headers.get('location')).toBe(`http://shop.test/monitoring/${placed.id}`);
  expect(await settle(payment, 'succeeded')).toBe(200);
  expect(await settle(payment, 'succeeded')).toBe(200);
  expect([await now(), await statusesOf(placed.id)]).toEqual(['new', ['paid']]);
});

test('a dish has the VAT of its own', async () => {
  await server.query('update products set vat_code = 4 where id = 1');
  const { payment } = await order();
  expect(payment.receipt.items).toMatchObject([{ vat_code: 4 }]);
  await server.query('update products set vat_code = null where id = 1');
});

test('the server believes YooKassa and no webhook', async () => {
  const { payment, placed, now } = await order();
  expect((await send('payment.succeeded', { ...payment, status: 'succeeded' })).status).toBe(200);
  expect([await now(), await statusesOf(placed.id)]).toEqual(['wait_confirm', ['pending']]);
  expect((await send('payment.succeeded', { id: 'yoo-unknown' })).status).toBe(404);
  expect((await shoppers.client.call('/api/payment/webhook/', { body: ['text'] })).status).toBe(401);
});

test('a payment of another sum changes nothing', async () => {
  const { payment, placed, now } = await order();
  payment.amount = { value: '1.00', currency: 'RUB' };
  expect(await settle(payment, 'succeeded')).toBe(422);
  expect([await now(), await statusesOf(placed.id)]).toEqual(['wait_confirm', ['pending']]);
});

test('a webhook whose payment cannot be read is a 5xx, and the payment is found later', async () => {
  const { payment, now } = await order();
  yookassa.state.behaviour = 'fails';
  expect(await settle(payment, 'succeeded')).toBe(500);
  expect(await now()).toBe('wait_confirm');
  yookassa.state.behaviour = 'works';
  await until(async () => (await now()) === 'new');
});

test('a canceled payment is a declined attempt without a page, and ends no order', async () => {
  const { who, placed, payment, read } = await order({ bonus_amount: 80 });
  expect(await settle(payment, 'canceled')).toBe(200);
  expect(await statusesOf(placed.id)).toEqual(['failed']);
  const { status_slug, payment: shown } = await read();
  expect([status_slug, shown]).toEqual([
    'wait_confirm',
    { state: 'declined', url: null, until: expect.any(String) as string },
  ]);
  expect(await shoppers.balance(who)).toBe(0);
  // Money that arrives all the same.
  expect(await settle(payment, 'succeeded')).toBe(200);
  await until(async () => (await statusesOf(placed.id))[0] === 'refunded');
  expect((await read()).status_slug).toBe('wait_confirm');
});

test('an order with a canceled payment can be paid on receipt', async () => {
  const { who, placed, payment, read } = await order();
  await settle(payment, 'canceled');
  const { status } = await shoppers.client.call(`/api/user/orders/${placed.id}/pay-on-receipt/`, {
    token: who.token,
    body: { payment_type_id: 2 },
  });
  expect(status).toBe(200);
  expect(await read()).toMatchObject({ status_slug: 'new', payment: { state: 'closed' } });
});

const payAgain = (who: Shopper, id: number) =>
  shoppers.client.call<{ payment_url: string; message?: string }>(`/api/user/orders/${id}/pay-again/`, {
    token: who.token,
    body: {},
  });

describe('paying again', () => {
  test('opens one payment however often it is pressed, with the same receipt', async () => {
    const { who, placed, payment, read, now } = await order({ bonus_amount: 80 });
    await settle(payment, 'canceled');
    const count = yookassa.state.payments.size;
    const answers = await Promise.all(Array.from({ length: 10 }, () => payAgain(who, placed.id)));
    const next = yookassa.lastPayment();
    if (!next) throw new Error('no payment was opened');
    const url = next.confirmation.confirmation_url;
    expect(answers.map(({ status, body }) => [status, body.payment_url])).toEqual(
      Array.from({ length: 10 }, () => [200, url]),
    );
    expect(yookassa.state.payments.size).toBe(count + 1);
    expect([next.amount, next.receipt]).toEqual([payment.amount, payment.receipt]);
    expect((await read()).payment).toMatchObject({ state: 'pending', url });
    expect((await shoppers.list(who)).data).toHaveLength(1);
    expect((await shoppers.process(who)).body.payment_url).toBe(url);
    expect((await payAgain(who, placed.id)).body.payment_url).toBe(url);
    const { pathname } = new URL(next.confirmation.return_url);
    expect((await shoppers.client.call(pathname, who)).headers.get('location')).toBe(
      `http://shop.test/monitoring/${placed.id}`,
    );
    await settle(next, 'succeeded');
    expect([await now(), await statusesOf(placed.id)]).toEqual(['new', ['failed', 'paid']]);
  });

  test('opens another payment after each that was canceled', async () => {
    const { who, placed, payment, now } = await order();
    await settle(payment, 'canceled');
    for (let count = 0; count < 2; count += 1) {
      await payAgain(who, placed.id);
      const next = yookassa.lastPayment();
      if (next) await settle(next, 'canceled');
    }
    expect(await statusesOf(placed.id)).toEqual(['failed', 'failed', 'failed']);
    expect(await now()).toBe('wait_confirm');
  });

  test('answers the page of a payment that is open', async () => {
    const { who, placed } = await order();
    const count = yookassa.state.payments.size;
    expect((await payAgain(who, placed.id)).body.payment_url).toBe(placed.payment_url);
    expect(yookassa.state.payments.size).toBe(count);
  });

  test('is refused when the order does not wait, and for other customers', async () => {
    const { who, placed, payment } = await order();
    await settle(payment, 'succeeded');
    const refused = await payAgain(who, placed.id);
    expect([refused.status, refused.body.message]).toEqual([422, 'Этот заказ больше не ждет оплаты']);
    expect((await payAgain(await shoppers.logIn(), placed.id)).status).toBe(404);
  });

  test('says so when YooKassa opens no payment, and repeats it under the same key', async () => {
    const { who, placed, payment } = await order();
    await settle(payment, 'canceled');
    const count = yookassa.state.payments.size;
    yookassa.state.behaviour = 'losesAnswers';
    const failed = await payAgain(who, placed.id);
    expect([failed.status, failed.body.message]).toEqual([
      422,
      'Не удалось открыть оплату. Попробуйте еще раз или выберите другой способ',
    ]);
    yookassa.state.behaviour = 'works';
    expect((await payAgain(who, placed.id)).status).toBe(200);
    expect(yookassa.state.payments.size).toBe(count + 1);
  });

  test('leaves nothing to pay for an order that is canceled meanwhile', async () => {
    const { who, placed, payment } = await order();
    await settle(payment, 'canceled');
    await payAgain(who, placed.id);
    const next = yookassa.lastPayment();
    await shoppers.client.call(`/api/user/orders/${placed.id}/cancel/`, { token: who.token, body: {} });
    expect(await statusesOf(placed.id)).toEqual(['closed', 'closed']);
    if (next) await settle(next, 'succeeded');
    await until(async () => (await statusesOf(placed.id))[1] === 'refunded');
    expect(next && refundsOf(next)).toHaveLength(1);
  });
});

describe('the money of a canceled order', () => {
  async function cancelPaid() {
    const one = await order();
    await settle(one.payment, 'succeeded');
    await shoppers.client.call(`/api/user/orders/${one.placed.id}/cancel/`, {
      token: one.who.token,
      body: {},
    });
    return { ...one, status: async () => (await statusesOf(one.placed.id))[0] };
  }

  test('is paid back, although YooKassa loses its first answers', async () => {
    yookassa.state.behaviour = 'works';
    const one = await order();
    await settle(one.payment, 'succeeded');
    yookassa.state.behaviour = 'losesAnswers';
    const path = `/api/user/orders/${one.placed.id}/cancel/`;
    await shoppers.client.call(path, { token: one.who.token, body: {} });
    await until(() => server.output().includes('could not refund'));
    expect(await statusesOf(one.placed.id)).toEqual(['refund_due']);
    yookassa.state.behaviour = 'works';
    await until(async () => (await statusesOf(one.placed.id))[0] === 'refunded');
    expect(refundsOf(one.payment)).toHaveLength(1);
  });

  test('stays due while the refund is pending, and a webhook ends that', async () => {
    yookassa.state.nextRefund = 'pending';
    const { payment, status } = await cancelPaid();
    await until(() => refundsOf(payment).length > 0);
    const [refund] = refundsOf(payment);
    if (!refund) throw new Error('nothing was paid back');
    expect((await send('refund.succeeded', refund)).status).toBe(200);
    expect(await status()).toBe('refund_due');
    refund.status = 'succeeded';
    await Promise.all([send('refund.succeeded', refund), send('refund.succeeded', refund)]);
    expect(await status()).toBe('refunded');
    expect(refundsOf(payment)).toHaveLength(1);
  });

  test('is paid back again after a refund that YooKassa cancels', async () => {
    yookassa.state.nextRefund = 'canceled';
    const { payment, status } = await cancelPaid();
    await until(() => refundsOf(payment).length > 0);
    yookassa.state.nextRefund = 'succeeded';
    await until(async () => (await status()) === 'refunded');
    expect(server.output()).toContain('refunds of the payment');
    expect(refundsOf(payment).filter((one) => one.status === 'succeeded')).toHaveLength(1);
  });

  test('is not due after a part of it was paid back in the cabinet of YooKassa', async () => {
    const { payment, placed } = await order();
    await settle(payment, 'succeeded');
    const part = { id: 'by-hand', payment_id: payment.id, amount: { value: '10.00', currency: 'RUB' } };
    yookassa.state.refunds.set(part.id, { ...part, status: 'succeeded' });
    expect((await send('refund.succeeded', part)).status).toBe(200);
    expect(await statusesOf(placed.id)).toEqual(['paid']);
  });
});
