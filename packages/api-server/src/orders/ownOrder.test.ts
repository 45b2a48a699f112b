import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;

beforeAll(async () => {
  server = await startServer();
  shoppers = createShoppers(server, 79_992_900_000);
});

const cancel = ({ token }: Shopper, id: number) =>
  shoppers.client.call<{ message?: string }>(`/api/user/orders/${id}/cancel/`, { token, body: {} });
const payOnReceipt = ({ token }: Shopper, id: number, type: number) =>
  shoppers.client.call<{ message?: string }>(`/api/user/orders/${id}/pay-on-receipt/`, {
    token,
    body: { payment_type_id: type },
  });
const setStatus = (id: number, slug: string) =>
  server.query(`update orders set status_slug = '${slug}', next_at = null where id = ${id}`);
const statusOf = async (who: Shopper, id: number) => (await shoppers.read(who, id)).body.status_slug;

describe('cancelling', () => {
  test.each(['wait_confirm', 'not_confirmed', 'new'])('an order with the status %s', async (slug) => {
    const who = await shoppers.logIn();
    await shoppers.give(who, 100);
    const { id } = await shoppers.order(who, {}, { bonus_amount: 100 });
    await setStatus(id, slug);
    expect((await shoppers.read(who, id)).body.can_cancel).toBe(true);
    expect((await cancel(who, id)).status).toBe(200);
    expect((await cancel(who, id)).status).toBe(200);
    expect(await statusOf(who, id)).toBe('canceled');
    expect(await shoppers.balances(who)).toEqual([100, 100, 100]);
  });

  test.each(['in_progress', 'ready', 'on_the_way', 'closed', 'error'])(
    'is too late with the status %s',
    async (slug) => {
      const who = await shoppers.logIn();
      const { id } = await shoppers.order(who);
      await setStatus(id, slug);
      expect((await shoppers.read(who, id)).body.can_cancel).toBe(false);
      const refused = await cancel(who, id);
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'Заказ уже готовят, отменить его нельзя. Позвоните нам, и мы поможем',
      ]);
      expect(await statusOf(who, id)).toBe(slug);
    },
  );

  test('another customer’s order is not found', async () => {
    const { id } = await shoppers.order(await shoppers.logIn());
    expect((await cancel(await shoppers.logIn(), id)).status).toBe(404);
  });

  test('of twenty parallel calls one gives the bonuses back', async () => {
    const who = await shoppers.logIn();
    await shoppers.give(who, 100);
    const { id } = await shoppers.order(who, {}, { bonus_amount: 100 });
    await Promise.all(Array.from({ length: 20 }, () => cancel(who, id)));
    expect(await shoppers.balances(who)).toEqual([100, 100, 100]);
  });
});

describe('paying on receipt', () => {
  test.each([2, 3])('by type %d sends an unpaid order to the kitchen', async (type) => {
    const who = await shoppers.logIn();
    const { id } = await shoppers.order(who, { payment: 1 });
    expect((await payOnReceipt(who, id, type)).status).toBe(200);
    expect((await payOnReceipt(who, id, type)).status).toBe(200);
    const { body } = await shoppers.read(who, id);
    expect([body.status_slug, body.payment_type_id, body.payment]).toEqual([
      'new',
      type,
      { state: 'closed', url: null, until: null },
    ]);
  });

  test('a repeated `process` then leads to no payment page', async () => {
    const who = await shoppers.logIn();
    const { id } = await shoppers.order(who, { payment: 1 });
    await payOnReceipt(who, id, 3);
    const { body } = await shoppers.process(who);
    expect([body.order?.id, body.order?.status_slug, body.payment_url]).toEqual([id, 'new', null]);
  });

  test('is refused for an order that was canceled since', async () => {
    const who = await shoppers.logIn();
    const { id } = await shoppers.order(who, { payment: 1 });
    await payOnReceipt(who, id, 3);
    await cancel(who, id);
    expect((await payOnReceipt(who, id, 3)).status).toBe(422);
  });

  test.each([2, 3])('is refused for an order that does not wait for a payment: type %d', async (type) => {
    const who = await shoppers.logIn();
    const { id } = await shoppers.order(who, { payment: 3 });
    const refused = await payOnReceipt(who, id, type);
    expect([refused.status, refused.body.message]).toEqual([422, 'Этот заказ больше не ждет оплаты']);
  });

  test('needs a type', async () => {
    const who = await shoppers.logIn();
    const { id } = await shoppers.order(who, { payment: 1 });
    expect((await payOnReceipt(who, id, 1)).status).toBe(422);
    expect(await statusOf(who, id)).toBe('wait_confirm');
  });
});
