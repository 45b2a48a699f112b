import type { Purchase } from '@storefront/api-contract';
import { createClient } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let past: Purchase[];

beforeAll(async () => {
  server = await startServer();
  const client = createClient(server.url);
  const token = await client.login('79000000001');
  const page = async (number: number) =>
    (await client.call<{ data: Purchase[] }>(`/api/user/orders/?page=${number}`, { token })).body.data;
  past = [];
  for (let number = 1; number <= 4; number += 1) past.push(...(await page(number)));
});

test('the demo customer has thirty-four orders, newest first, with both take methods and every final status', () => {
  expect(past).toHaveLength(34);
  const numbers = past.map(({ id }) => id);
  expect(numbers).toEqual(numbers.toSorted((first, second) => second - first));
  expect(Math.max(...numbers)).toBeLessThan(10_401);
  expect(new Set(past.map(({ status_slug }) => status_slug))).toEqual(
    new Set(['closed', 'canceled', 'error']),
  );
  expect(new Set(past.map(({ payment_type_id }) => payment_type_id))).toEqual(new Set([1, 2, 3]));
  const collected = past.filter(({ is_self_service }) => is_self_service);
  expect(collected.length).toBeGreaterThan(5);
  expect(collected.length).toBeLessThan(20);
});

test('sums follow the server’s own rules', () => {
  for (const order of past) {
    const full = order.items.reduce((sum, { price, amount }) => sum + (price ?? Number.NaN) * amount, 0);
    const off = order.is_self_service ? Math.ceil(full / 10) : 0;
    expect(order.full_sum).toBe(full);
    expect(order.discount_sum).toBe(full - off - order.write_off_amount);
    expect(order.write_off_amount).toBeLessThanOrEqual((full - off) * 0.3);
    expect(order.write_on_amount).toBe(Math.floor(order.discount_sum * 0.05));
    expect(order.address === null).toBe(order.is_self_service);
    expect(full).toBeGreaterThanOrEqual(order.is_self_service ? 0 : 990);
  }
});

test('some orders spent points, and balance, ledger and lots agree', async () => {
  expect(past.filter(({ write_off_amount }) => write_off_amount > 0).length).toBeGreaterThan(2);
  const [row] = await server.query(`select users.bonus_balance as balance,
    (select sum(accumulated + action + present) from bonus_transactions where user_id = users.id)::int as ledger
    from users where phone = '79000000001'`);
  expect(row).toEqual({ balance: 1240, ledger: 1240 });
  // Past orders earned no more points than the balance has, so the seed did not have to burn any.
  expect(await server.query(`select id from bonus_transactions where key = 'demo:old-points'`)).toEqual([]);
});

test('every order has each status once, at the right time', async () => {
  const rows = await server.query(`select orders.id, orders.status_slug as last,
    array_agg(order_history.status_slug order by order_history.at) as slugs
    from orders join order_history on order_history.order_id = orders.id group by orders.id`);
  expect(rows).toHaveLength(34);
  for (const { last, slugs } of rows) expect((slugs as string[]).at(-1)).toBe(last);
});

test('the next order gets the next number', async () => {
  const [row] = await server.query(`select nextval(pg_get_serial_sequence('orders', 'id'))::int as id`);
  expect(row).toEqual({ id: 10_401 });
});
