import { setTimeout as wait } from 'node:timers/promises';
import { freeTime, maryinaRoshcha, reservationPath, wish } from '../testing/bookings';
import { createClient } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

const parties = 16;

let server: TestServer;
let client: ReturnType<typeof createClient>;
let tokens: string[];

beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
  tokens = [];
  for (let index = 0; index < parties; index += 1)
    tokens.push(await client.login(String(79_990_000_700 + index)));
});

/** Every customer books one of the two tables, within an hour from `place`, so that any two of them meet. */
const bookAll = (place: number, persons = 4) =>
  tokens.map((token, index) =>
    client.call(reservationPath, {
      token,
      body: wish({
        organization_id: maryinaRoshcha,
        datetime: freeTime(place + (index % 3)).toISOString(),
        persons,
      }),
    }),
  );
const seated = async (place: number) =>
  server.query(`select user_id, persons from reservations where restaurant_id = ${maryinaRoshcha}
    and at between '${freeTime(place).toISOString()}' and '${freeTime(place + 2).toISOString()}'`);

test('parallel bookings of many customers take each table once', async () => {
  const answers = await Promise.all(bookAll(0));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(answers.length - 2);
  for (const { body } of refused) expect(Object.keys(body.errors ?? {})).toEqual(['datetime']);
  expect(await seated(0)).toHaveLength(2);
});

test('parallel changes of the number of guests leave no table with two parties', async () => {
  const answers = await Promise.all([...bookAll(6, 1), ...bookAll(6, 8), ...bookAll(6, 2)]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const taken = (await seated(6)).reduce((sum, { persons }) => sum + Math.ceil(Number(persons) / 4), 0);
  expect(taken).toBeLessThanOrEqual(2);
});

test('after kills a repeated request books once, and nothing that was confirmed is lost', async () => {
  for (const place of [12, 18]) {
    const sent = bookAll(place).map((answer) => answer.catch(() => undefined));
    await wait(Math.random() * 60);
    await server.kill('SIGKILL');
    const confirmed = (await Promise.all(sent)).flatMap((answer, index) =>
      answer?.status === 200 ? [index] : [],
    );
    await server.restart();
    const again = await Promise.all(bookAll(place));
    expect(again.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const index of confirmed) expect(again[index]?.status).toBe(200);
    expect(new Set((await seated(place)).map((row) => row['user_id'])).size).toBe(2);
    expect(await seated(place)).toHaveLength(2);
  }
});
