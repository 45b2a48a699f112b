import { startYookassa, yookassaWebhook } from '../testing/yookassaStandIn';
import type { Bill, Receipt } from './provider';
import { yookassaProvider } from './yookassaProvider';

const shop = { shopId: '100500', secret: 'test_secret_of_the_shop' };

let yookassa: Awaited<ReturnType<typeof startYookassa>>;
beforeEach(async () => {
  yookassa = await startYookassa(shop);
});
afterEach(() => yookassa.close());

const create = (options: Partial<Parameters<typeof yookassaProvider>[0]> = {}) =>
  yookassaProvider({
    url: yookassa.url,
    ...shop,
    publicUrl: 'http://shop.test',
    method: undefined,
    taxSystem: undefined,
    vatCode: 1,
    ...options,
  });

const roll = { name: 'Филадельфия классик', price: 59_000, amount: 2, vatCode: null };
const tea = { name: 'Чай', price: 20_005, amount: 1, vatCode: 4 };
const gift = { name: 'Соус', price: 0, amount: 1, vatCode: null };
const receipt: Receipt = { customer: { phone: '79000000001', email: null }, lines: [roll, tea, gift] };
const bill: Bill = { token: 'a-token', amount: 138_005, receipt };

/** Opens a payment and pays it. */
async function paid(one: Bill = bill) {
  const provider = create();
  const { externalId } = await provider.openPayment(one);
  const payment = yookassa.state.payments.get(externalId);
  if (!payment) throw new Error('the payment was not opened');
  payment.status = 'succeeded';
  return { provider, payment, known: { token: one.token, externalId, amount: one.amount } };
}

const read = (body: unknown, isKnown = true) =>
  create().readWebhook(
    { headers: {}, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) },
    { now: new Date(), isKnown: async () => isKnown },
  );

describe('a payment', () => {
  test('is opened with its receipt, and the customer chooses how to pay', async () => {
    expect(await create().openPayment(bill)).toEqual({
      externalId: 'yoo-1',
      url: 'https://yoomoney.test/yoo-1',
    });
    const rub = (value: string) => ({ value, currency: 'RUB' });
    const dish = { payment_subject: 'commodity', payment_mode: 'full_prepayment' };
    expect(yookassa.lastPayment()).toMatchObject({
      amount: rub('1380.05'),
      capture: true,
      confirmation: { type: 'redirect', return_url: 'http://shop.test/pay/a-token' },
      metadata: { reference: 'a-token' },
      receipt: {
        customer: { phone: '79000000001' },
        items: [
          { ...dish, description: roll.name, quantity: 2, amount: rub('590.00'), vat_code: 1 },
          { ...dish, description: tea.name, quantity: 1, amount: rub('200.05'), vat_code: 4 },
        ],
      },
    });
    expect(yookassa.lastPayment()).not.toHaveProperty('payment_method_data');
    expect(yookassa.lastPayment()?.receipt).not.toHaveProperty('tax_system_code');
  });

  test('may be for СБП only, with a tax system, an e-mail and a name that is cut', async () => {
    const customer = { phone: '79000000001', email: 'anna@example.ru' };
    const lines = [{ ...roll, name: 'р'.repeat(200) }];
    const one = { ...bill, amount: 100_000, receipt: { customer, lines } };
    await create({ method: 'sbp', taxSystem: 2, vatCode: 11 }).openPayment(one);
    expect(yookassa.lastPayment()).toMatchObject({
      payment_method_data: { type: 'sbp' },
      receipt: { customer, tax_system_code: 2, items: [{ description: 'р'.repeat(128), vat_code: 11 }] },
    });
  });

  test('is opened once under one key, also when the first answer is lost', async () => {
    yookassa.state.behaviour = 'losesAnswers';
    await expect(create().openPayment(bill)).rejects.toThrow('the acquirer answered 500');
    yookassa.state.behaviour = 'works';
    const [first, second] = [await create().openPayment(bill), await create().openPayment(bill)];
    expect(second).toEqual(first);
    expect(yookassa.state.payments.size).toBe(1);
  });

  test('is not opened with the secret of another shop', async () => {
    await expect(create({ secret: 'another secret' }).openPayment(bill)).rejects.toThrow('answered 401');
    expect(yookassa.state.payments.size).toBe(0);
  });

  test.each([
    ['succeeded', { id: 'paid:yoo-1', status: 'paid' }],
    ['canceled', { id: 'failed:yoo-1', status: 'failed' }],
  ] as const)('that has %s is an event', async (status, event) => {
    const { provider, payment, known } = await paid();
    payment.status = status;
    expect(await provider.askPayment(known)).toEqual({ ...event, externalId: 'yoo-1', amount: 138_005 });
  });

  test('that is pending is no event', async () => {
    const { provider, payment, known } = await paid();
    payment.status = 'pending';
    expect(await provider.askPayment(known)).toBeUndefined();
  });
});

test('an acquirer that does not respond times out', async () => {
  const { known } = await paid();
  const provider = create({ timeoutMs: 50 });
  yookassa.state.behaviour = 'hangs';
  await expect(provider.openPayment(bill)).rejects.toThrow(/timeout/i);
  await expect(provider.askPayment(known)).rejects.toThrow(/timeout/i);
  await expect(provider.refund(known)).rejects.toThrow(/timeout/i);
});

describe('a refund', () => {
  test('of the whole payment goes without a receipt, which YooKassa has, and is made once', async () => {
    const { provider, known } = await paid();
    expect(await provider.refund(known)).toBe('refunded');
    expect(await provider.refund(known)).toBe('refunded');
    const refunds = [...yookassa.state.refunds.values()];
    expect(refunds).toMatchObject([
      { payment_id: 'yoo-1', amount: { value: '1380.05' }, status: 'succeeded' },
    ]);
    expect(refunds[0]).not.toHaveProperty('receipt');
  });

  test('whose answer is lost is made once', async () => {
    const { provider, known } = await paid();
    yookassa.state.behaviour = 'losesAnswers';
    await expect(provider.refund(known)).rejects.toThrow('answered 500');
    yookassa.state.behaviour = 'works';
    expect(await provider.refund(known)).toBe('refunded');
    expect(yookassa.state.refunds.size).toBe(1);
  });

  test('that is pending is not made again', async () => {
    const { provider, known } = await paid();
    yookassa.state.nextRefund = 'pending';
    expect(await provider.refund(known)).toBe('pending');
    expect(await provider.refund(known)).toBe('pending');
    const [refund] = yookassa.state.refunds.values();
    if (refund) refund.status = 'succeeded';
    expect(await provider.refund(known)).toBe('refunded');
    expect(yookassa.state.refunds.size).toBe(1);
  });

  test('that is canceled is an error each time and made again under another key', async () => {
    const { provider, known } = await paid();
    yookassa.state.nextRefund = 'canceled';
    await expect(provider.refund(known)).rejects.toThrow('canceled 1 refunds');
    yookassa.state.nextRefund = 'pending';
    await expect(provider.refund(known)).rejects.toThrow('canceled 1 refunds');
    expect(await provider.refund(known)).toBe('pending');
    expect([...yookassa.state.refunds.values()].map(({ status }) => status)).toEqual(['canceled', 'pending']);
  });

  test('of a part has a receipt of the lines given back, once per key', async () => {
    const { provider, known } = await paid();
    const part = {
      externalId: known.externalId,
      amount: 59_000,
      key: 'one roll',
      receipt: { ...receipt, lines: [{ ...roll, amount: 1 }] },
    };
    expect(await provider.refundPart(part)).toBe('succeeded');
    expect(await provider.refundPart(part)).toBe('succeeded');
    expect([...yookassa.state.refunds.values()]).toMatchObject([
      {
        amount: { value: '590.00' },
        receipt: { items: [{ description: roll.name, quantity: 1, amount: { value: '590.00' } }] },
      },
    ]);
    // The rest is less than the whole payment.
    await expect(provider.refund(known)).rejects.toThrow('answered 400');
  });
});

describe('a webhook', () => {
  test('only names a payment, whose state is read', async () => {
    const { payment } = await paid();
    payment.status = 'pending';
    const forged = yookassaWebhook('payment.succeeded', { ...payment, status: 'succeeded' });
    expect(await read(forged)).toBeUndefined();
    payment.status = 'succeeded';
    expect(await read(yookassaWebhook('payment.canceled', { id: payment.id }))).toMatchObject({
      status: 'paid',
      amount: 138_005,
    });
  });

  test('only names a refund, whose payment, sum and state are read', async () => {
    const { provider, known } = await paid();
    yookassa.state.nextRefund = 'pending';
    await provider.refund(known);
    const [refund] = yookassa.state.refunds.values();
    const webhook = yookassaWebhook('refund.succeeded', { id: refund?.id ?? '', payment_id: 'yoo-other' });
    expect(await read(webhook)).toBeUndefined();
    if (refund) refund.status = 'succeeded';
    expect(await read(webhook)).toEqual({
      id: `refunded:${refund?.id}`,
      externalId: 'yoo-1',
      status: 'refunded',
      amount: 138_005,
    });
  });

  test.each(['', 'null', '[]', '{"event":"payment.succeeded"}', '{"event":1,"object":{"id":"yoo-1"}}'])(
    'that cannot be read is refused: %s',
    async (body) => {
      await expect(read(body)).rejects.toMatchObject({ statusCode: 401 });
    },
  );

  test('with an id that leads to another call is refused', async () => {
    await expect(read(yookassaWebhook('payment.succeeded', { id: '../refunds' }))).rejects.toMatchObject({
      statusCode: 401,
    });
    expect(yookassa.state.calls).toEqual([]);
  });

  test.each(['payment.succeeded', 'refund.succeeded'])(
    'of the event %s about an unknown payment makes no call',
    async (event) => {
      const webhook = yookassaWebhook(event, { id: 'yoo-7', payment_id: 'yoo-7' });
      await expect(read(webhook, false)).rejects.toMatchObject({ statusCode: 404 });
      expect(yookassa.state.calls).toEqual([]);
    },
  );

  test('fails when the payment cannot be read, so that YooKassa repeats it', async () => {
    const { payment } = await paid();
    yookassa.state.behaviour = 'fails';
    await expect(read(yookassaWebhook('payment.succeeded', payment))).rejects.toThrow('answered 500');
  });
});
