import type { Booking } from '@storefront/api-contract';
import { until } from '@storefront/config/until';
import { baumanskaya, freeTime, maryinaRoshcha, reservationPath, wish } from '../testing/bookings';
import { createClient } from '../testing/client';
import { startServer } from '../testing/startServer';

let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  client = createClient((await startServer()).url);
});

const path = '/api/app/reservation/busy-times/';
const read = (query: Record<string, unknown>) => client.call<{ times: string[] }>(path, { query });

/** The small restaurant's busy times for so many guests. */
const readSmall = async (persons: number) =>
  (await read({ organization_id: maryinaRoshcha, persons })).body.times;

/** Waits until the busy times are the slots with the indices `places`: a response is cached for a second. */
const untilBusy = (persons: number, places: number[]) =>
  until(async () => {
    const times = await readSmall(persons);
    const expected = places.map((place) => freeTime(place).getTime());
    return JSON.stringify(times.map((time) => Date.parse(time))) === JSON.stringify(expected);
  });

async function book(place: number): Promise<string> {
  const token = await client.login(String(79_990_000_800 + place));
  const datetime = freeTime(place).toISOString();
  const body = wish({ organization_id: maryinaRoshcha, datetime, persons: 4 });
  expect((await client.call(reservationPath, { token, body })).status).toBe(200);
  return token;
}

async function cancelAll(token: string): Promise<void> {
  const { body: bookings } = await client.call<Booking[]>('/api/user/reservations/', { token });
  for (const { id } of bookings)
    await client.call(`/api/user/reservations/${id}/cancel/`, { token, body: {} });
}

test('a time is busy while so many guests find no table, and free again after a cancellation', async () => {
  await untilBusy(1, []);
  const first = await book(5);
  await untilBusy(5, [2, 3, 4, 5, 6, 7, 8]);
  await untilBusy(4, []);
  await book(7);
  await untilBusy(4, [4, 5, 6, 7, 8]);
  await cancelAll(first);
  await untilBusy(4, []);
  expect(await readSmall(8)).toHaveLength(7);
});

test('a party larger than the restaurant finds no table at any time', async () => {
  const times = await readSmall(9);
  expect(times.length).toBeGreaterThan(13 * 20);
  expect(times).toContain(
    new Date(freeTime().getTime() + 3 * 3_600_000).toISOString().replace('Z', '+03:00'),
  );
});

test('anyone may ask, and keep the response for a second', async () => {
  const { status, headers, body } = await read({ organization_id: baumanskaya });
  expect([status, body]).toEqual([200, { times: [] }]);
  expect(headers.get('cache-control')).toBe('public, max-age=1');
});

test('a restaurant with unknown hours has no times, an unknown one is a 404', async () => {
  expect((await read({ organization_id: 19 })).body).toEqual({ times: [] });
  const { status, body } = await client.call(path, { query: { organization_id: 999 } });
  expect([status, body.message]).toEqual([404, 'Ресторан не найден']);
});
