import type { Periods } from '@storefront/api-contract';
import { parseServerDate, serverDate } from '@storefront/domain';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

/** The embedded database runs one query at a time: few orders of events differ there. */
const customers = process.env['TEST_DATABASE_URL'] ? 200 : 12;
const capacity = 5;
const halfHour = 30 * 60_000;

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
let crowd: Shopper[];
beforeAll(async () => {
  server = await startServer();
  shoppers = createShoppers(server, 79_994_100_000);
  crowd = [];
  while (crowd.length < customers) {
    const some = Array.from({ length: Math.min(10, customers - crowd.length) }, () => shoppers.logIn());
    crowd.push(...(await Promise.all(some)));
  }
});

const setCapacity = (value: string) =>
  server.query(`insert into settings values ('orders_per_slot', '${value}')
    on conflict (key) do update set value = excluded.value`);

/** The start of a half hour at noon or later in some days; the kitchen of the address works round the clock. */
const slot = (days: number, place = 0) => {
  const noon = new Date();
  noon.setUTCHours(9, 0, 0, 0);
  return new Date(noon.getTime() + days * 86_400_000 + place * halfHour);
};

/** Restaurants that are open at noon. */
const [bauman, taganka] = [{ organization_id: 8 }, { organization_id: 6 }];

type Where = { address_id: number } | { organization_id: number };
const home = ({ addressId }: Shopper): Where => ({ address_id: addressId });

const want = ({ token }: Shopper, at: Date, where: Where) =>
  shoppers.client.call<{ order: { datetime: string | null }; errors?: object; message?: string }>(
    '/api/app/order/change-datetime/',
    { token, body: { ...where, datetime: serverDate(at) } },
  );

/** A cart whose order is wanted at a moment. */
async function prepare(who: Shopper, at: Date, where: Where = home(who), payment = 3): Promise<void> {
  await shoppers.fillCart(who, { payment });
  expect((await want(who, at, where)).status).toBe(200);
}

const order = (who: Shopper, where: Where = home(who), key?: string) =>
  shoppers.process(who, { ...where }, key);
const orderAll = (all: readonly Shopper[]) => Promise.all(all.map((who) => order(who)));
const placed = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 200);

async function fullSlotsOf({ token }: Shopper, where: Where): Promise<(Date | undefined)[]> {
  const { body } = await shoppers.client.call<Periods>('/api/app/order/periods/', { token, query: where });
  return body.full_slots.map((text) => parseServerDate(text));
}

const prepareAll = (all: readonly Shopper[], at: Date) => Promise.all(all.map((who) => prepare(who, at)));

/** Fills a slot with other customers' orders. */
async function fill(at: Date, from = 1): Promise<void> {
  const others = crowd.slice(from, from + capacity);
  await prepareAll(others, at);
  expect(placed(await orderAll(others))).toHaveLength(capacity);
}

const first = () => {
  const [who] = crowd;
  if (!who) throw new Error('no customer is logged in');
  return who;
};

test.each(['', '0', 'много', '-5', '2.5'])('a capacity of «%s» is none', async (value) => {
  await setCapacity(value);
  const some = crowd.slice(0, 7);
  await prepareAll(some, slot(2));
  expect(placed(await orderAll(some))).toHaveLength(some.length);
  expect(await fullSlotsOf(first(), home(first()))).toEqual([]);
});

describe('with a capacity', () => {
  beforeAll(() => setCapacity(String(capacity)));

  test('orders at once into one slot leave exactly its capacity, and the others keep their cart', async () => {
    const at = slot(3);
    await prepareAll(crowd, at);
    const answers = await orderAll(crowd);
    expect(placed(answers)).toHaveLength(capacity);
    for (const [index, { status, body }] of answers.entries()) {
      if (status === 200) continue;
      const text = 'Выбранное время только что заняли. Выберите другое';
      expect({ status, ...body }).toMatchObject({ status: 422, message: text, errors: { datetime: [text] } });
      const who = crowd[index] ?? first();
      const kept = await shoppers.cart(who);
      expect([kept.items.length, kept.datetime]).toEqual([1, null]);
      await shoppers.client.cart('change-amount', {
        token: who.token,
        body: { item_id: kept.items[0]?.id, amount: 0 },
      });
    }
    const [{ count } = {}] = await server.query(
      `select count(*)::int as count from orders where datetime = '${at.toISOString()}'`,
    );
    expect(count).toBe(capacity);
  });

  test('a full slot is announced and cannot be chosen; its neighbours can', async () => {
    const who = first();
    await fill(slot(4));
    expect(await fullSlotsOf(who, home(who))).toContainEqual(slot(4));
    await shoppers.fillCart(who);
    const refused = await want(who, new Date(slot(4).getTime() + halfHour - 60_000), home(who));
    expect(refused).toMatchObject({
      status: 422,
      body: { message: 'Это время уже занято. Выберите другое' },
    });
    await prepare(who, slot(4, 1));
    expect((await order(who)).status).toBe(200);
  });

  test('each restaurant has its own places', async () => {
    const [who, other] = [first(), crowd[1] ?? first()];
    await fill(slot(5));
    for (const restaurant of [bauman, taganka]) {
      expect(await fullSlotsOf(who, restaurant)).not.toContainEqual(slot(5));
      await prepare(who, slot(5), restaurant);
      expect((await order(who, restaurant)).status).toBe(200);
    }
    await prepare(other, slot(5), bauman);
    expect((await order(other, bauman)).status).toBe(200);
  });

  test('parallel online payments get no more places than there are', async () => {
    const some = crowd.slice(0, 12);
    await Promise.all(some.map((who) => prepare(who, slot(6), home(who), 1)));
    const answers = await orderAll(some);
    expect(placed(answers)).toHaveLength(capacity);
    for (const { status, body } of answers) {
      expect(Object.keys(body.errors ?? {})).toEqual(status === 200 ? [] : ['datetime']);
    }
    // They wait for their payment and hold their places.
    expect(await fullSlotsOf(first(), home(first()))).toContainEqual(slot(6));
  });

  test('a canceled order gives its place to another one', async () => {
    const [who, last] = [crowd[11] ?? first(), crowd[1] ?? first()];
    await fill(slot(7));
    const [{ id } = {}] = (await shoppers.list(last)).data;
    const { status } = await shoppers.client.call(`/api/user/orders/${id}/cancel/`, {
      token: last.token,
      body: {},
    });
    expect(status).toBe(200);
    await prepare(who, slot(7));
    expect((await order(who)).status).toBe(200);
    expect(await fullSlotsOf(who, home(who))).toContainEqual(slot(7));
  });

  test('an order that fails gives its place to another one', async () => {
    const who = crowd[11] ?? first();
    await fill(slot(9));
    await server.query(`update orders set status_slug = 'error', next_at = null where id =
      (select max(id) from orders where datetime = '${slot(9).toISOString()}')`);
    expect(await fullSlotsOf(who, home(who))).not.toContainEqual(slot(9));
  });

  test('a repeated call gets its order although the slot is full by then', async () => {
    const who = crowd[1] ?? first();
    await prepare(who, slot(8));
    const answer = await order(who, home(who), 'one-press');
    const others = crowd.slice(2, 1 + capacity);
    await prepareAll(others, slot(8));
    expect(placed(await orderAll(others))).toHaveLength(capacity - 1);
    for (const key of ['one-press', undefined])
      expect((await order(who, home(who), key)).body).toEqual(answer.body);
  });

  test('orders as soon as possible take places and are never refused for one', async () => {
    await Promise.all(crowd.slice(1, 12).map((who) => shoppers.fillCart(who)));
    expect(placed(await orderAll(crowd.slice(1, 12)))).toHaveLength(11);
    const [{ at } = {}] = await server.query(
      'select max(delivery_date) as at from orders where datetime is null',
    );
    const taken = Math.floor(new Date(String(at)).getTime() / halfHour) * halfHour;
    // Orders of a test that runs over the end of a half hour fill two slots.
    const full = (await fullSlotsOf(first(), home(first()))).map((date) => date?.getTime() ?? 0);
    expect(full.some((start) => start === taken || start === taken - halfHour)).toBe(true);
  });
});
