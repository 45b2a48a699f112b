import { serverDate, UNTIL_RESUMED } from '@storefront/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { openData } from '../testing/openData';
import { runChain } from './runChain';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openData());
}, 300_000);
afterAll(() => close());

async function chain(...line: string[]) {
  const [lines, errors]: string[][] = [[], []];
  const code = await runChain(line, {
    withDatabase: (work) => work(db),
    write: (text) => lines?.push(text),
    writeError: (text) => errors?.push(text),
  });
  return { code, output: lines?.join('') ?? '', errors: errors?.join('') ?? '' };
}
const data = async (...line: string[]) => JSON.parse((await chain(...line, '--json')).output) as object;

const rowsOf = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
/** The date in Moscow that many days from today. */
const date = (days: number) => serverDate(new Date(Date.now() + days * 86_400_000)).slice(0, 10);

describe('pause and resume', () => {
  const pauses = () =>
    rowsOf(sql`
      select 'r' || id as id, paused_until as until from restaurants where paused_until is not null
      union all select 'z' || id, paused_until from zones where paused_until is not null order by 1`);

  it('pauses a restaurant for minutes, again from now, and resumes it', async () => {
    const before = Date.now();
    const { output } = await chain('pause', 'pyatnitskaya', '--for', '40');
    expect(output).toMatch(
      /^Кицунэ на Пятницкой takes no orders until \d{4}-\d\d-\d\d \d\d:\d\d\. Customers see «Закрыто» and can/,
    );
    const [row] = await pauses();
    expect(row?.['id']).toBe('r7');
    const until = Date.parse(String(row?.['until']));
    expect(until).toBeGreaterThanOrEqual(before + 40 * 60_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 41 * 60_000);
    expect(until % 60_000).toBe(0);

    expect(await data('pause', '7', '--for', '1440')).toMatchObject({ restaurant: 'pyatnitskaya' });
    expect(Date.parse(String((await pauses())[0]?.['until']))).toBeGreaterThanOrEqual(before + 86_400_000);
    expect(await data('resume', 'pyatnitskaya')).toEqual({ restaurant: 'pyatnitskaya', stillPaused: [] });
    expect(await data('resume', 'pyatnitskaya')).toEqual({ restaurant: 'pyatnitskaya', stillPaused: [] });
    expect(await pauses()).toEqual([]);
  });

  it('pauses a zone until it is resumed, and reminds of the other pause', async () => {
    const { output } = await chain('pause', 'север');
    expect(output).toBe(
      'The zone Север takes no orders until «pnpm chain resume zone-2». ' +
        'Customers see «Закрыто» and can order for the next days.\n',
    );
    const [row] = await pauses();
    expect(row?.['id']).toBe('z2');
    expect(new Date(String(row?.['until'])).getTime()).toBe(UNTIL_RESUMED.getTime());
    expect(await data('pause', 'ogorodny')).toEqual({ restaurant: 'ogorodny', pausedUntil: null });
    expect((await chain('resume', 'ogorodny')).output).toBe(
      'Кицунэ в Огородном takes orders again in its opening hours. ' +
        'The zone Север is still paused: «pnpm chain resume zone-2».\n',
    );
    await chain('pause', 'ogorodny');
    expect(await data('resume', 'zone-2')).toEqual({ zone: 2, stillPaused: ['ogorodny'] });
    await chain('resume', 'ogorodny');
    expect(await pauses()).toEqual([]);
  });

  it('refuses a name of several with their own names', async () => {
    const message = '«2» may be ogorodny (Кицунэ в Огородном) or zone-2 (Север): use one of these names.\n';
    expect(await chain('pause', '2')).toEqual({ code: 1, output: '', errors: message });
    await db.execute(sql`update zones set name = 'Север' where id = 3`);
    expect((await chain('resume', 'Север')).errors).toContain('zone-2 (Север) or zone-3 (Север)');
    await db.execute(sql`update zones set name = 'Юго-запад' where id = 3`);
  });
});

describe('rush', () => {
  const durations = () =>
    rowsOf(
      sql`select id, duration_change - duration as more from zones where duration_change is not null order by id`,
    );

  it('adds minutes to the usual time, also a second time, and 0 ends it', async () => {
    await chain('rush', '0');
    expect(await data('rush', '30', '--zone', '2')).toEqual({ zones: [{ id: 2, minutes: 90 }] });
    expect(await data('rush', '15', '--restaurant', 'ogorodny')).toEqual({ zones: [{ id: 2, minutes: 75 }] });
    expect(await durations()).toEqual([{ id: 2, more: 15 }]);
    const { output } = await chain('rush', '20');
    expect(output).toContain('zone-2 Север: 80 minutes instead of 60\n');
    expect(output).toContain('Customers see it as the time of delivery.');
    expect((await durations()).map(({ more }) => more)).toEqual([20, 20, 20, 20]);
    expect((await chain('rush', '0')).output).toContain('zone-2 Север: 60 minutes as usual\n');
    expect(await durations()).toEqual([]);
  });

  it('says so when no zone is served', async () => {
    expect((await chain('rush', '20', '--restaurant', 'arbat')).errors).toBe(
      'Кицунэ на Арбате delivers to no zone.\n',
    );
  });
});

describe('hours', () => {
  const special = () =>
    rowsOf(sql`select id, special_days as days from restaurants where special_days <> '{}' order by id`);

  it('sets, replaces and takes back the hours of a date', async () => {
    const [today, next] = [date(0), date(30)];
    expect((await chain('hours', 'arbat', next, '10:00-20:00')).output).toBe(
      `Кицунэ на Арбате is open 10:00-20:00 on ${next}. ` +
        "Customers see it on the restaurant's page, and in the times for orders and bookings.\n",
    );
    expect((await chain('hours', 'arbat', today, 'closed')).output).toContain(
      `Арбате is closed on ${today}.`,
    );
    expect(await special()).toEqual([{ id: 5, days: { [today]: null, [next]: { from: 600, to: 1200 } } }]);
    await chain('hours', 'arbat', next, '12:00-02:00');
    await chain('hours', 'arbat', today, 'usual');
    await chain('hours', 'arbat', today, 'usual');
    expect(await special()).toEqual([{ id: 5, days: { [next]: { from: 720, to: 120 } } }]);
    await chain('hours', 'arbat', next, '00:00-24:00');
    expect(await special()).toEqual([{ id: 5, days: { [next]: { from: 0, to: 1440 } } }]);
    expect((await chain('hours', 'arbat', next, 'usual')).output).toContain("Арбате has the week's hours on");
    expect(await special()).toEqual([]);
  });

  it('sets them in every restaurant, and counts the bookings and orders that they leave out', async () => {
    const day = date(10);
    await db.execute(sql`
      insert into reservations (user_id, restaurant_id, at, persons, name, phone, cancelled_at)
      select users.id, restaurant, moment::timestamptz, 2, '', '', cancelled::timestamptz
      from (select min(id) as id from users) users,
        (values (5, ${`${day}T00:00:00+03:00`}, null), (6, ${`${day}T23:30:00+03:00`}, null),
          (5, ${`${date(11)}T00:00:00+03:00`}, null), (6, ${`${date(11)}T00:30:00+03:00`}, null), (5, ${`${day}T19:00:00+03:00`}, '2026-01-01')
        ) as made (restaurant, moment, cancelled)`);
    await db.execute(sql`update orders set delivery_date = ${`${day}T15:00:00+03:00`}, organization_id = 5,
      status_slug = 'new', next_at = null where id = (select min(id) from orders)`);
    expect(await data('hours', 'arbat', day, 'closed')).toMatchObject({ bookings: 1, orders: 1 });
    // The table at half past midnight belongs to the shift of the day before.
    expect(await data('hours', 'pyatnitskaya', date(11), 'closed')).toMatchObject({ bookings: 0 });
    await chain('hours', 'pyatnitskaya', date(11), 'usual');
    const { output } = await chain('hours', '--all', day, 'closed');
    expect(output).toContain(`Every restaurant is closed on ${day}.`);
    expect(output).toContain('Outside these hours: 3 bookings and 1 order. Nothing was canceled');
    const rows = await special();
    expect(rows).toHaveLength(20);
    expect(rows[0]).toMatchObject({ days: { [day]: null } });
    await chain('hours', '--all', day, 'usual');
    expect(await special()).toEqual([]);
  });
});

it.each([
  [['pause', 'луна'], 'No restaurant or zone is named «луна». There are: pokrovka, ogorodny,'],
  [['pause', 'arbat', '--for', 'soon'], 'Minutes are a whole number from 1 to 1440, not «soon».'],
  [['pause', 'arbat', '--for', '0'], 'from 1 to 1440, not «0»'],
  [['pause', 'arbat', '--for', '1441'], 'from 1 to 1440, not «1441»'],
  [['pause', 'arbat', '--for', '1e2'], 'not «1e2»'],
  [['pause'], "missing required argument 'restaurant|zone'"],
  [['resume', 'arbatt'], 'No restaurant or zone is named «arbatt»'],
  [['rush', '181'], 'from 0 to 180, not «181»'],
  [['rush', '12.5'], 'not «12.5»'],
  [['rush', '20', '--zone', '9'], 'No zone is named «9». There are: zone-1, zone-2,'],
  [['rush', '20', '--zone', '2', '--restaurant', 'arbat'], 'Use --restaurant or --zone, not both.'],
  [['hours', 'arbat', '2026-02-30', 'closed'], '«2026-02-30» is no date'],
  [['hours', 'arbat', '31.12.2026', 'closed'], '«31.12.2026» is no date'],
  [['hours', 'arbat', date(-1), 'closed'], `${date(-1)} is over: today is`],
  [['hours', 'arbat', date(400), 'closed'], `${date(400)} is more than a year ahead.`],
  [['hours', 'arbat', date(1), '10:00-25:00'], '«10:00-25:00» are no hours'],
  [['hours', 'arbat', date(1), '24:00-02:00'], 'are no hours'],
  [['hours', 'arbat', date(1), '10:60-12:00'], 'are no hours'],
  [['hours', 'arbat', date(1), '10-18'], 'are no hours'],
  [['hours', 'arbat', date(1), '10:00-12:00-14:00'], 'are no hours'],
  [['hours', 'arbat', date(1), '10:00-10:00'], 'round the clock is 00:00-24:00'],
  [['hours', 'arbat', date(1)], 'The hours are missing'],
  [['hours', '--all', 'arbat', date(1), 'closed'], 'With --all no restaurant is named'],
  [['hours', 'nowhere', date(1), 'closed'], 'No restaurant is named «nowhere»'],
])('refuses %j in a line', async (line, message) => {
  const { code, output, errors } = await chain(...line);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toContain(message);
  expect(errors.trim().split('\n')).toHaveLength(1);
});

it.each(['pause', 'resume', 'rush', 'hours'])('%s has help and JSON', async (name) => {
  expect((await chain(name, '--help')).output).toMatch(/--json/);
});
