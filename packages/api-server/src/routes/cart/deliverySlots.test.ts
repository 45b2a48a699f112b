import type { Cart, Periods } from '@storefront/api-contract';
import {
  type DeliveryDay,
  type DeliverySlot,
  deliveryDays,
  earliestTime,
  parseServerDate,
  serverDate,
} from '@storefront/domain';
import { createClient, north } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let token = '';
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: '100000' });
  client = createClient(server.url);
  token = await client.login('79998000001');
  await client.cart('add-product', { token, form: { product_id: 1, amount: 1, ...north } });
});

const minute = 60_000;

/** The days and slots that a page offers for a place, and the earliest possible time (spec §4, Delivery time). */
async function offered(place: Record<string, number>) {
  const method = 'organization_id' in place ? 'pickup' : 'delivery';
  const { body } = await client.cart('change-take-method', { token, body: { method, ...place } });
  const { body: periods } = await client.call<Periods>('/api/app/order/periods/', { token, query: place });
  const { body: settings } = await client.call<{ key: string; value: string }[]>('/api/app/settings/');
  const minutesToCook = settings.find(({ key }) => key === 'minimum_time_to_cooking_self_delivery')?.value;
  const now = new Date();
  const earliest = earliestTime({
    takeMethod: method,
    now,
    restriction: body.order.restriction,
    minutesToCook: Number(minutesToCook),
  });
  return { days: deliveryDays({ periods, now, earliest }), earliest };
}

const wish = (place: Record<string, number>, datetime: string) =>
  client.call<{ order: Cart; errors?: object }>('/api/app/order/change-datetime/', {
    token,
    body: { ...place, datetime },
  });

/** All slots of the first two days and the last day; of the others the first, middle and last slot. */
function sampled(days: readonly DeliveryDay[]): DeliverySlot[] {
  return days.flatMap(({ slots }, index) => {
    const isWhole = index < 2 || index === days.length - 1;
    const edges = [0, Math.floor(slots.length / 2), slots.length - 1];
    return slots.filter((_, place) => isWhole || edges.includes(place));
  });
}

/** Leaves out slots near the earliest time: their state may change before the server checks it. */
const isUnambiguous = (earliest: Date) => (slot: DeliverySlot) => Math.abs(slot.id - +earliest) > 2 * minute;

test.each([
  ['a delivery', { ...north }],
  ['a restaurant that closes in the evening', { organization_id: 8 }],
  ['a restaurant that works past midnight', { organization_id: 6 }],
])(
  'every slot offered for %s is accepted, and every other one is refused',
  async (_name, place) => {
    const { days, earliest } = await offered(place);
    expect(days.length).toBeGreaterThan(12);
    const slots = sampled(days).filter(isUnambiguous(earliest));
    const wrong: object[] = [];
    for (const { date, isDisabled } of slots) {
      const { status, body } = await wish(place, serverDate(date));
      const isKept = status === 200 && +(parseServerDate(body.order.datetime) ?? 0) === +date;
      if (isDisabled ? status !== 422 : !isKept) wrong.push({ date, isDisabled, status });
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);

test('times outside the slots are refused', async () => {
  const place = { organization_id: 8 };
  const { days } = await offered(place);
  const ends = days.slice(1).flatMap(({ slots }) => {
    const [first, last] = [slots.at(0), slots.at(-1)];
    return first && last ? [first.id - minute, last.id + 30 * minute] : [];
  });
  const statuses = await Promise.all(
    ends.map(async (moment) => (await wish(place, serverDate(new Date(moment)))).status),
  );
  expect(new Set(statuses)).toEqual(new Set([422]));
});
