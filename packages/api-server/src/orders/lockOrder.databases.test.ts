import { randomUUID } from 'node:crypto';
import { until } from '@storefront/config/until';
import { serverDate } from '@storefront/domain';
import pg from 'pg';
import { north } from '../testing/client';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

// The embedded database has one connection, on which no two transactions can wait for each other.

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
beforeAll(async () => {
  server = await startServer({ UNPAID_ORDERS_PER_CUSTOMER: '3' });
  shoppers = createShoppers(server, 79_992_700_000);
});

/** Runs statements in a transaction that stays open while `work` runs; `release` ends the transaction. */
async function holding(statements: string, work: (release: () => Promise<unknown>) => Promise<void>) {
  const holder = new pg.Client({ connectionString: server.data.environment['DATABASE_URL'] });
  await holder.connect();
  try {
    await holder.query(`begin; ${statements}`);
    await work(() => holder.query('commit'));
  } finally {
    await holder.end();
  }
}

/** Waits until `count` transactions wait for a lock. */
const waiting = (count: number) =>
  until(async () => {
    const rows = await server.query(`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length === count;
  });

interface Work {
  /** A row that the call locks after the customer's row. */
  row: string;
  call: () => Promise<{ status: number }>;
  /** The status of the order that waited for the call. */
  ordered: number;
}

const works = {
  'a deletion of its address': async ({ token, addressId }) => ({
    row: `addresses where id = ${addressId}`,
    call: () =>
      shoppers.client.call('/api/user/addresses/delete/', { token, form: { address_id: addressId } }),
    ordered: 422,
  }),
  'a login that merges a draft into its cart': async ({ phone }) => {
    const { client } = shoppers;
    const draft = randomUUID();
    await client.cart('add-product', { form: { product_id: 2, amount: 1, ...north, draft_uuid: draft } });
    // The last code is fresh.
    await server.query('delete from login_codes');
    await client.call('/api/auth/', { body: { phone, recaptcha: 'embedded' } });
    const body = { phone, code: await client.codeFor(phone), draft_uuid: draft };
    return {
      row: `carts where draft_uuid = '${draft}'`,
      call: () => client.call('/api/auth/confirm/', { body }),
      ordered: 200,
    };
  },
} satisfies Record<string, (who: Shopper) => Promise<Work>>;

test.each(Object.entries(works))('an order waits for %s', async (_name, prepare) => {
  const who = await shoppers.logIn();
  await shoppers.fillCart(who);
  const { row, call, ordered } = await prepare(who);
  await holding(`select 1 from ${row} for update`, async (release) => {
    const other = call();
    await waiting(1);
    const order = shoppers.process(who);
    await waiting(2);
    await release();
    expect((await other).status).toBe(200);
    expect((await order).status).toBe(ordered);
  });
});

test('an order that waits for another one counts it among the unpaid ones', async () => {
  const who = await shoppers.logIn();
  const [ended] = [await shoppers.order(who), await shoppers.order(who), await shoppers.order(who)];
  await server.query(`update orders set status_slug = 'closed' where id = ${ended?.id}`);
  await shoppers.fillCart(who);
  const place = `select 1 from users where phone = '${who.phone}' for no key update;
    update orders set status_slug = 'new' where id = ${ended?.id}`;
  await holding(place, async (release) => {
    const order = shoppers.process(who);
    await waiting(1);
    await release();
    expect((await order).status).toBe(422);
  });
  expect((await shoppers.list(who)).data).toHaveLength(3);
});

test('an order for a slot with a capacity waits for another one of this slot, and for no other', async () => {
  const [first, second, other] = [await shoppers.logIn(), await shoppers.logIn(), await shoppers.logIn()];
  await server.query(`insert into settings values ('orders_per_slot', '1');
    insert into promo_codes (code, name, kind, value, uses_left) values ('LAST', 'Last', 'sum', 100, 9)`);
  const noon = Date.parse(`${serverDate(new Date()).slice(0, 10)}T12:00:00+03:00`);
  const prepare = async (who: Shopper, hours: number) => {
    await shoppers.fillCart(who);
    const datetime = serverDate(new Date(noon + hours * 3_600_000));
    const { status } = await shoppers.client.cart('change-datetime', {
      token: who.token,
      body: { datetime },
    });
    expect(status).toBe(200);
  };
  await prepare(first, 48);
  await shoppers.client.cart('submit-promo', { token: first.token, body: { code: 'LAST' } });
  await prepare(second, 48);
  await prepare(other, 49);
  // The first order has its slot and waits for the promo code.
  await holding(`select 1 from promo_codes where code = 'LAST' for update`, async (release) => {
    const held = shoppers.process(first);
    await waiting(1);
    const late = shoppers.process(second);
    await waiting(2);
    expect((await shoppers.process(other)).status).toBe(200);
    await release();
    expect((await held).status).toBe(200);
    expect((await late).status).toBe(422);
  });
});
