import type { Booking, ErrorBody } from '@storefront/api-contract';
import { baumanskaya, freeTime, maryinaRoshcha, reservationPath, wish } from '../testing/bookings';
import { createClient } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let token: string;
let other: string;

beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
  token = await client.login('79990000601');
  other = await client.login('79990000602');
});
afterEach(() => server.query('delete from reservations'));

const moment = (place: number) => freeTime(place).toISOString();
const book = (who: string, change: Record<string, unknown> = {}) =>
  client.call(reservationPath, { token: who, body: wish(change) });
const list = async (who = token) =>
  (await client.call<Booking[]>('/api/user/reservations/', { token: who })).body;
const cancel = (id: number | string | undefined, who: string | undefined = token) =>
  client.call<ErrorBody & { success?: boolean }>(`/api/user/reservations/${id}/cancel/`, {
    token: who,
    body: {},
  });

/** Books a table and returns its booking. */
async function booked(who = token, change: Record<string, unknown> = {}): Promise<Booking> {
  const before = new Set((await list(who)).map(({ id }) => id));
  const { status, body } = await book(who, change);
  const made = (await list(who)).find(({ id }) => !before.has(id));
  if (!made) throw new Error(`no booking was made: ${status} ${body.message}`);
  return made;
}
const inThePast = (id: number) =>
  server.query(`update reservations set at = now() - interval '1 minute' where id = ${id}`);

describe('the list', () => {
  test('shows the customer’s own future tables, the soonest first', async () => {
    const late = await booked(token, { datetime: moment(3), persons: 4 });
    const soon = await booked(token, { organization_id: maryinaRoshcha, datetime: moment(1) });
    const past = await booked(token, { datetime: moment(2) });
    const cancelled = await booked(token, { datetime: moment(0) });
    await booked(other);
    await inThePast(past.id);
    await cancel(cancelled.id);
    expect((await list()).map(({ id }) => id)).toEqual([soon.id, late.id]);
    expect(late).toEqual({
      id: expect.any(Number) as number,
      restaurant: {
        id: baumanskaya,
        name: 'Кицунэ на Бауманской',
        slug: 'baumanskaya',
        address: 'Москва, ул. Бауманская, 35',
      },
      datetime: new Date(freeTime(3).getTime() + 3 * 3_600_000).toISOString().replace('Z', '+03:00'),
      persons: 4,
      calendar_url: expect.stringMatching(/^\/api\/reservations\/[\da-f-]{36}\.ics$/) as string,
    });
  });

  test('is empty without bookings, and needs a login', async () => {
    expect(await list()).toEqual([]);
    expect((await client.call('/api/user/reservations/')).status).toBe(401);
  });
});

describe('a cancellation', () => {
  test('may be sent twice, also in parallel', async () => {
    const { id } = await booked();
    const answers = [...(await Promise.all([cancel(id), cancel(id)])), await cancel(id)];
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { success: true }]);
    expect(await list()).toEqual([]);
  });

  test('frees the tables for others', async () => {
    const whole = { organization_id: maryinaRoshcha, persons: 8 };
    const { id } = await booked(token, whole);
    expect((await book(other, whole)).status).toBe(422);
    await cancel(id);
    expect((await book(other, whole)).status).toBe(200);
    expect((await book(token, whole)).status).toBe(422);
  });

  test('lets the same customer book again, and a late repetition does not touch the new booking', async () => {
    const { id } = await booked();
    await cancel(id);
    const again = await booked();
    expect(again.id).not.toBe(id);
    expect((await cancel(id)).status).toBe(200);
    expect(await list()).toEqual([again]);
  });

  test('makes room for another of the five bookings', async () => {
    const [first] = await Promise.all(
      [0, 1, 2, 3, 4].map((place) => book(token, { datetime: moment(place) })),
    );
    expect(first?.status).toBe(200);
    expect((await book(token, { datetime: moment(5) })).status).toBe(422);
    await cancel((await list())[0]?.id);
    expect((await book(token, { datetime: moment(5) })).status).toBe(200);
  });

  test.each(['0', '-1', '999999999', '99999999999', '1e3', 'a', '%00'])('of %s is a 404', async (id) => {
    const { status, body } = await cancel(id);
    expect([status, body.message]).toEqual([404, 'Бронь не найдена']);
  });

  test('of another customer’s booking is a 404, and changes nothing', async () => {
    const made = await booked();
    expect((await cancel(made.id, other)).status).toBe(404);
    expect(await list()).toEqual([made]);
    const asGuest = await client.call(`/api/user/reservations/${made.id}/cancel/`, { body: {} });
    expect(asGuest.status).toBe(401);
  });

  test('of a past booking is refused, unless it was cancelled in time', async () => {
    const { id } = await booked();
    await inThePast(id);
    const { status, body } = await cancel(id);
    expect([status, body.message]).toEqual([422, expect.stringMatching(/отменить ее нельзя/)]);
    await server.query(`update reservations set cancelled_at = now() - interval '1 hour' where id = ${id}`);
    expect((await cancel(id)).status).toBe(200);
  });
});

describe('the calendar file', () => {
  const open = async (path: string | null) => {
    const answer = await fetch(`${server.url}${path}`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('opens by its link alone, is never stored, and names no customer', async () => {
    const { id, calendar_url: url } = await booked(token, { comment: 'У окна' });
    const { status, headers, text } = await open(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    // A constant: neither the customer nor the restaurant names the file.
    expect(headers.get('content-disposition')).toBe('inline; filename="booking.ics"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain(`UID:booking-${id}@shop.test\r\n`);
    expect(text).toContain('STATUS:CONFIRMED\r\n');
    expect(text).toContain('DESCRIPTION:3 гостя\r\n');
    expect(text).not.toMatch(/Мария|7900|900 000|У окна/);
  });

  test('shows the later number of guests, and a cancellation', async () => {
    const { id, calendar_url: url } = await booked();
    await book(token, { persons: 1 });
    expect((await open(url)).text).toContain('DESCRIPTION:1 гость\r\n');
    await cancel(id);
    const { status, text } = await open(url);
    expect(status).toBe(200);
    expect(text).toContain('STATUS:CANCELLED\r\n');
    expect(text).toContain('SEQUENCE:1\r\n');
  });

  test('is gone a week after the visit', async () => {
    const { id, calendar_url: url } = await booked();
    await server.query(`update reservations set at = now() - interval '6 days' where id = ${id}`);
    expect((await open(url)).status).toBe(200);
    await server.query(`update reservations set at = now() - interval '8 days' where id = ${id}`);
    expect((await open(url)).status).toBe(404);
  });

  test.each([
    '00000000-0000-4000-8000-000000000000.ics',
    '00000000-0000-4000-8000-000000000000',
    '1.ics',
    "' or true --.ics",
    '%00.ics',
    '..%2F..%2Fmenu.json',
    'a'.repeat(5000),
  ])('%.40s is a 404 or refused, never an error of the server', async (name) => {
    expect([400, 404, 414]).toContain((await open(`/api/reservations/${name}`)).status);
  });
});
