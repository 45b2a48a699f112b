import type { ErrorBody } from '@storefront/api-contract';
import { freeTime, maryinaRoshcha, pyatnitskaya, reservationPath, wish } from '../testing/bookings';
import { createClient } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let token: string;

beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
  token = await client.login('79990000501');
});

const rows = async () => server.query('select * from reservations order by id');
const book = (who: string | undefined, change: Record<string, unknown> = {}) =>
  client.call<ErrorBody & { success: boolean }>(reservationPath, { token: who, body: wish(change) });

test('repeated bookings reserve one table', async () => {
  const sent = await Promise.all([1, 2, 3].map(() => book(token)));
  const texts = new Set(sent.map(({ body }) => body.message));
  expect([...texts].join()).toMatch(/^Столик забронирован: Кицунэ на Бауманской, .+ в\u00A0\d\d:\d\d$/);
  expect(sent.every(({ status, body }) => status === 200 && body.success)).toBe(true);
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ persons: 3, name: 'Мария', phone: '79000000001', comment: null });
});

test('the later booking updates the first', async () => {
  await book(token, { persons: 5, comment: 'У окна' });
  expect(await rows()).toMatchObject([{ persons: 5, comment: 'У окна' }]);
});

test('a time without an offset is Moscow time, in a form as well as in JSON', async () => {
  const datetime = new Date(freeTime(1).getTime() + 3 * 3_600_000).toISOString().slice(0, 19);
  const answer = await client.call(reservationPath, {
    token,
    form: { ...wish(), datetime, persons: undefined },
  });
  expect(answer.status).toBe(200);
  expect((await rows()).at(-1)).toMatchObject({ persons: 2, at: freeTime(1) });
});

test.each([
  ['an unknown restaurant', { organization_id: 999 }, 'organization_id', 'Ресторан не найден'],
  ['one that is closed for repairs', { organization_id: 17 }, 'organization_id', /не принимает гостей/],
  ['one with unknown hours', { organization_id: 19 }, 'datetime', /Часы работы ресторана не указаны/],
  ['the past', { datetime: '2020-01-01T12:00:00+03:00' }, 'datetime', /не раньше чем через час/],
  ['next year', { datetime: '2199-01-01T12:00:00+03:00' }, 'datetime', /две недели/],
  ['31 February', { datetime: '2027-02-31T12:00:00+03:00' }, 'datetime', 'Неверная дата'],
  ['no moment at all', { datetime: 'завтра' }, 'datetime', 'Неверная дата'],
  ['a year before years', { datetime: '0000-01-01T00:00:00Z' }, 'datetime', 'Неверная дата'],
  ['a year long ago', { datetime: '1900-01-01T00:00:00Z' }, 'datetime', /не раньше/],
  ['too many guests', { persons: 21 }, 'persons', /от 1 до 20/],
  ['half a guest', { persons: 0.5 }, 'persons', /целое/],
  ['no phone', { phone: '123' }, 'phone', 'Неверный формат'],
  ['no name', { name: '' }, 'name', /\S/],
  ['an id beyond the database', { organization_id: 2_147_483_648 }, 'organization_id', /целое/],
  ['a text without an end', { comment: 'я'.repeat(2001) }, 'comment', /2000/],
  ['a zero byte', { comment: 'а\u0000б' }, 'comment', 'Неверный формат'],
  ['lists for texts', { datetime: ['2027-01-01'] }, 'datetime', /[а-я]/],
])('%s is refused', async (_case, change, field, text) => {
  const answer = await book(token, change);
  expect(answer.status).toBe(422);
  expect(answer.body.errors?.[field]?.[0]).toMatch(text);
});

test('a booking may be sent again in its last hour', async () => {
  const other = await client.login('79990000506');
  await book(other, { persons: 2 });
  const soon = `${new Date(Date.now() + 1_800_000).toISOString().slice(0, 19)}Z`;
  await server.query(`update reservations set at = '${soon}' from users
    where users.id = user_id and users.phone = '79990000506'`);
  expect((await book(other, { persons: 2, datetime: soon })).status).toBe(200);
  expect((await book(token, { persons: 2, datetime: soon })).status).toBe(422);
});

test('a time between two slots is refused', async () => {
  const datetime = new Date(freeTime().getTime() + 60_000).toISOString();
  const answer = await book(token, { datetime });
  expect(answer.body.errors).toEqual({
    datetime: ['В это время столик забронировать нельзя. Выберите другое'],
  });
});

test('bookings per customer are limited, also in parallel', async () => {
  const other = await client.login('79990000502');
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) => book(other, { datetime: freeTime(place).toISOString() })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.find(({ status }) => status === 422)?.body.message).toMatch(/не больше 5 столиков/);
});

test('a guest must log in', async () => {
  expect((await book(undefined)).status).toBe(401);
});

describe('a restaurant with two tables', () => {
  const small = (place: number, persons: number) => ({
    organization_id: maryinaRoshcha,
    datetime: freeTime(place).toISOString(),
    persons,
  });
  const noTable = { datetime: ['На это время свободных столиков нет. Выберите другое'] };
  let first: string;
  let second: string;
  beforeAll(async () => {
    first = await client.login('79990000503');
    second = await client.login('79990000504');
  });

  test('a party keeps its tables for two hours', async () => {
    expect((await book(first, small(4, 8))).status).toBe(200);
    for (const place of [1, 4, 7]) {
      const refused = await book(second, small(place, 1));
      expect([refused.status, refused.body.errors]).toEqual([422, noTable]);
    }
    for (const place of [0, 8]) expect((await book(second, small(place, 8))).status).toBe(200);
  });

  test('a booking that needs another table is refused when none is free, and stays as it was', async () => {
    expect((await book(first, small(14, 4))).status).toBe(200);
    expect((await book(second, small(14, 4))).status).toBe(200);
    expect((await book(first, small(14, 5))).body.errors).toEqual(noTable);
    expect((await book(first, small(14, 3))).status).toBe(200);
    const found = await server.query(
      `select persons from reservations where restaurant_id = ${maryinaRoshcha} and at = '${freeTime(14).toISOString()}' order by id`,
    );
    expect(found).toEqual([{ persons: 3 }, { persons: 4 }]);
  });

  test('a repeated booking succeeds when the restaurant has fewer tables by now', async () => {
    await server.query(`update restaurants set tables = 1 where id = ${maryinaRoshcha}`);
    expect((await book(first, small(4, 7))).status).toBe(200);
    await server.query(`update restaurants set tables = 2 where id = ${maryinaRoshcha}`);
  });

  test('a party larger than the restaurant is refused', async () => {
    expect((await book(first, small(18, 9))).body.errors).toEqual({
      persons: ['В этом ресторане нет столько мест. Выберите другой или позвоните нам'],
    });
  });
});

test('a customer may book two restaurants for the same time', async () => {
  const other = await client.login('79990000505');
  const datetime = freeTime(6).toISOString();
  expect((await book(other, { datetime })).status).toBe(200);
  expect((await book(other, { datetime, organization_id: pyatnitskaya })).status).toBe(200);
});
