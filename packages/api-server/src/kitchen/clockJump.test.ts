import { freePort } from '@storefront/config/ports';
import { until } from '@storefront/config/until';
import { clockParameter, setClock } from '../testing/shiftableClock';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
let clockPort: number;

beforeAll(async () => {
  clockPort = await freePort();
  server = await startServer({ NODE_OPTIONS: clockParameter(clockPort), PAYMENT: 'sandbox' });
  shoppers = createShoppers(server, 79_994_600_000);
});
afterEach(() => setClock(clockPort, 0));

const statusOf = async (id: number) =>
  (await server.query(`select status_slug from orders where id = ${id}`))[0]?.['status_slug'];

/** Makes an order due by the clock of the database, and waits until the kitchen has advanced it. */
async function advance(id: number): Promise<void> {
  const before = await statusOf(id);
  await server.query(`update orders set next_at = now() where id = ${id}`);
  await until(async () => (await statusOf(id)) !== before);
}

/** Advances a new order twice, so that a round of the kitchen that had begun before is over. */
async function advanceTwice(who: Shopper): Promise<number> {
  const { id } = await shoppers.order(who);
  await advance(id);
  await advance(id);
  return id;
}

describe.each([1, -1])('a process whose clock is wrong by %d day', (days) => {
  test('cancels and advances no order before its time, and goes on with due orders', async () => {
    const [who, waiting] = [await shoppers.logIn(), await shoppers.logIn()];
    const unpaid = await shoppers.order(waiting, { payment: 1 });
    const fresh = await shoppers.order(waiting, { payment: 3 });
    await setClock(clockPort, days);
    const first = await advanceTwice(who);
    expect([await statusOf(unpaid.id), await statusOf(fresh.id)]).toEqual(['wait_confirm', 'new']);
    const placed = await shoppers.order(waiting);
    await setClock(clockPort, 0);
    // Neither the advanced order nor the placed one waits until tomorrow.
    const late = await server.query(
      `select id from orders where id in (${first}, ${placed.id}) and next_at > now() + interval '1 hour'`,
    );
    expect(late).toEqual([]);
    await advanceTwice(who);
    expect([await statusOf(unpaid.id), await statusOf(fresh.id)]).toEqual(['wait_confirm', 'new']);
    await advance(first);
    expect(await statusOf(first)).toBe('on_the_way');
  });

  test('keeps customers logged in, and logs new ones in', async () => {
    const who = await shoppers.logIn();
    await setClock(clockPort, days);
    expect((await shoppers.list(who)).data).toEqual([]);
    const newcomer = await shoppers.logIn();
    await setClock(clockPort, 0);
    for (const one of [who, newcomer]) expect((await shoppers.list(one)).data).toEqual([]);
  });

  test('blocks no code once its clock is right', async () => {
    const ask = async () => {
      const headers = { 'x-browser-id': `browser-with-a-clock-${days}` };
      const body = { phone: '79994600999', recaptcha: 'embedded' };
      return (await shoppers.client.call('/api/auth/', { body, headers })).status;
    };
    await setClock(clockPort, days);
    expect(await ask()).toBe(200);
    await setClock(clockPort, 0);
    expect(await ask()).toBe(200);
    const open = await server.query(`select key from sms_quotas where resets_at > now() + interval '1 hour'`);
    expect(open).toEqual([]);
  });
});
