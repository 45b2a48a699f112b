import type { Cart, Periods, Restaurant } from '@storefront/api-contract';
import { deliveryDays, parseServerDate, serverDate } from '@storefront/domain';
import { pyatnitskaya, reservationPath, wish } from '../testing/bookings';
import { north } from '../testing/client';
import { createShoppers, type Shopper } from '../testing/shopper';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let shoppers: ReturnType<typeof createShoppers>;
let client: ReturnType<typeof createShoppers>['client'];
let zone: { id: number; restaurant_id: number };
beforeAll(async () => {
  server = await startServer();
  shoppers = createShoppers(server, 79_990_020_000);
  ({ client } = shoppers);
  // Open at any time of the day on which the test runs.
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
  const always = JSON.stringify(Object.fromEntries(days.map((day) => [day, { from: 0, to: 0 }])));
  await server.query(`update restaurants set work_time = '${always}'`);
  const [served] = await server.query(`select id, restaurant_id from zones where minimal_amount = 99000`);
  zone = served as unknown as typeof zone;
});
afterEach(async () => {
  await server.query(`update restaurants set special_days = '{}', paused_until = null`);
  await server.query('update zones set paused_until = null');
});

/** The date in Moscow that many days from today. */
const date = (days: number) => serverDate(new Date(Date.now() + days * 86_400_000)).slice(0, 10);
const setSpecialDays = (id: number, days: object) =>
  server.query(`update restaurants set special_days = '${JSON.stringify(days)}' where id = ${id}`);

const periodsOf = async (place: object) =>
  (await client.call<Periods>('/api/app/order/periods/', { query: { ...place } })).body;

/** Answers from memory are a few seconds old: reads until the expected one is there. */
async function readUntil<Answer>(read: () => Promise<Answer>, isExpected: (answer: Answer) => boolean) {
  for (;;) {
    const answer = await read();
    if (isExpected(answer)) return answer;
  }
}

const restaurantOf = (id: number, isExpected: (restaurant: Restaurant) => boolean) =>
  readUntil(
    async () => (await client.call<Restaurant>(`/api/app/restaurants/detail/${id}/`)).body,
    isExpected,
  );
const minutesToOpening = (isExpected: (minutes: number | null) => boolean) =>
  readUntil(async () => {
    const options = { query: north };
    const { body } = await client.call<{ timeBeforeOpening: number | null }>(
      '/api/app/get-polygon/',
      options,
    );
    return body.timeBeforeOpening;
  }, isExpected);
const firstSlot = (periods: Periods) =>
  deliveryDays({
    periods,
    now: new Date(),
    earliest: new Date(),
    slotsFrom: parseServerDate(periods.slots_from),
  })
    .flatMap(({ slots }) => slots)
    .find(({ isDisabled }) => !isDisabled)?.date;

const wishTime = ({ token }: Shopper, place: object, datetime: Date) =>
  client.call<{ order: Cart }>('/api/app/order/change-datetime/', {
    token,
    body: { ...place, datetime: serverDate(datetime) },
  });

test('special days are served from yesterday on, as lists of shifts and in the form of the week', async () => {
  await setSpecialDays(pyatnitskaya, {
    [date(-2)]: null,
    [date(-1)]: null,
    [date(1)]: { from: 600, to: 120 },
    [date(400)]: null,
  });
  expect((await periodsOf({ organization_id: pyatnitskaya })).special_days).toEqual({
    [date(-1)]: [],
    [date(1)]: [{ from: 600, to: 1560 }],
    [date(400)]: [],
  });
  const { specialDays } = await restaurantOf(pyatnitskaya, (sent) => date(1) in sent.specialDays);
  expect(specialDays).toEqual({
    [date(-1)]: null,
    [date(1)]: { from: 600, to: 120 },
    [date(400)]: null,
  });
  expect((await periodsOf({ organization_id: 8 })).special_days).toEqual({});
});

test('a closed day takes neither orders nor bookings, and a short one none after its closing', async () => {
  const place = { organization_id: pyatnitskaya };
  const at = (days: number, time: string) => new Date(`${date(days)}T${time}:00+03:00`);
  await setSpecialDays(pyatnitskaya, { [date(2)]: { from: 600, to: 1200 }, [date(3)]: null });
  const who = await shoppers.logIn();
  await shoppers.fillCart(who);
  const book = async (moment: Date) =>
    (
      await client.call(reservationPath, {
        token: who.token,
        body: wish({ ...place, datetime: serverDate(moment) }),
      })
    ).status;
  expect([
    (await wishTime(who, place, at(2, '19:30'))).status,
    (await wishTime(who, place, at(2, '20:30'))).status,
    (await wishTime(who, place, at(3, '15:00'))).status,
    (await wishTime(who, place, at(4, '15:00'))).status,
  ]).toEqual([200, 422, 422, 200]);
  expect([
    await book(at(2, '19:00')),
    await book(at(2, '19:30')),
    await book(at(3, '15:00')),
    await book(at(4, '15:00')),
  ]).toEqual([200, 422, 422, 200]);
});

test('today closed: the restaurant and its zone say so, and no order is taken at once', async () => {
  await setSpecialDays(zone.restaurant_id, { [date(-1)]: null, [date(0)]: null });
  const closed = await restaurantOf(zone.restaurant_id, ({ isWorking }) => isWorking === false);
  expect(closed).toMatchObject({ workingTo: null, pausedUntil: null });
  expect(await minutesToOpening((minutes) => minutes !== null)).toBeLessThanOrEqual(1440);
  const who = await shoppers.logIn();
  await shoppers.fillCart(who);
  expect(await shoppers.process(who)).toMatchObject({
    status: 422,
    body: { message: 'Выбрано недоступное время' },
  });
});

test.each([
  ['restaurant', 'restaurants', () => zone.restaurant_id],
  ['zone', 'zones', () => zone.id],
])('a paused %s takes no delivery until the pause ends, and the cart stays', async (name, table, id) => {
  const end = new Date(Date.now() + 40 * 60_000);
  await server.query(
    `update ${table} set paused_until = '${end.toISOString()}' where id = ${id().toString()}`,
  );
  const minutes = await minutesToOpening((sent) => sent !== null && sent <= 40);
  expect(minutes).toBeGreaterThanOrEqual((end.getTime() - Date.now()) / 60_000);

  const pausedUntil = name === 'restaurant' ? serverDate(end) : null;
  const isWorking = name !== 'restaurant';
  const restaurant = await restaurantOf(
    zone.restaurant_id,
    (sent) => sent.pausedUntil === pausedUntil && sent.isWorking === isWorking,
  );
  expect(restaurant.workingTo).toBeNull();

  const who = await shoppers.logIn();
  await shoppers.fillCart(who);
  expect((await shoppers.process(who)).body.message).toBe('Выбрано недоступное время');
  const place = { address_id: who.addressId };
  const first = firstSlot(await periodsOf(north));
  expect(first && first >= end && +first - +end < 30 * 60_000).toBe(true);
  expect((await wishTime(who, place, new Date(+end - 60_000))).status).toBe(422);
  const { status, body } = await wishTime(who, place, new Date(+end + 3 * 3_600_000));
  expect([status, body.order.items.length]).toEqual([200, 1]);

  await server.query(`update ${table} set paused_until = null`);
  await minutesToOpening((sent) => sent === null);
  const again = await shoppers.logIn();
  expect((await shoppers.order(again)).success).toBe(true);
});

test('a pause without an end closes today and leaves tomorrow', async () => {
  await server.query(`update restaurants set paused_until = '9999-12-31T00:00:00Z' where id = 8`);
  const midnight = new Date(`${date(1)}T00:00:00+03:00`);
  const { pausedUntil } = await restaurantOf(8, ({ isWorking }) => isWorking === false);
  expect(parseServerDate(pausedUntil)).toEqual(midnight);
  expect(firstSlot(await periodsOf({ organization_id: 8 }))).toEqual(midnight);
  const who = await shoppers.logIn();
  await shoppers.fillCart(who);
  const place = { organization_id: 8 };
  expect((await wishTime(who, place, new Date(+midnight - 60_000))).status).toBe(422);
  expect((await wishTime(who, place, new Date(+midnight + 12 * 3_600_000))).status).toBe(200);
});

test('a pause of a zone leaves pickup open', async () => {
  await server.query(`update zones set paused_until = '9999-12-31T00:00:00Z'`);
  expect((await periodsOf({ organization_id: zone.restaurant_id })).slots_from).toBeNull();
  expect((await periodsOf(north)).slots_from).not.toBeNull();
});
