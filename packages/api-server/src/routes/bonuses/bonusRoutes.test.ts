import type { BonusCard, BonusTransaction, BuyerBonus, User } from '@storefront/api-contract';
import { until } from '@storefront/config/until';
import { createClient } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;
let maria: string;
let stranger: string;

beforeAll(async () => {
  server = await startServer();
  client = createClient(server.url);
  [maria, stranger] = await Promise.all([client.login('79000000001'), client.login('79996660001')]);
});

const read = async <Body>(what: string, token: string) =>
  (await client.call<Body>(`/api/user/bonus/${what}/`, { token })).body;
const activate = async (card_number: unknown, token = stranger) =>
  (
    await client.call<{ success: boolean; debug: { error_description: string } | null }>(
      '/api/user/bonus/activate-card/',
      { token, body: { card_number } },
    )
  ).body;
const newCode = async (token: string) =>
  (await client.call<{ order_code: string }>('/api/user/bonus/generate-order-code/', { token, body: {} }))
    .body.order_code;
const premium = async (token: string) =>
  (await client.call<User>('/api/user/get-data/', { token })).body.premium_bonus;

test.each(['cards', 'transactions', 'buyer-bonus'])('a guest cannot read %s', async (what) => {
  expect((await client.call(`/api/user/bonus/${what}/`)).status).toBe(401);
});
test.each(['activate-card', 'generate-order-code'])('a guest cannot call %s', async (what) => {
  expect((await client.call(`/api/user/bonus/${what}/`, { body: { card_number: '1' } })).status).toBe(401);
});

describe('balance', () => {
  test('the balance is reported by kind', async () => {
    expect(await premium(maria)).toEqual({
      balance: 1240,
      balance_bonus_action: 350,
      balance_bonus_gifted: 250,
      balance_bonus_accumulated: 640,
    });
    expect(await premium(stranger)).toMatchObject({ balance: 0 });
  });

  test('transactions are newest first and add up to the balance', async () => {
    const rows = await read<BonusTransaction[]>('transactions', maria);
    const sum = rows.reduce(
      (total, row) =>
        total +
        row.bonus_accumulated_write_on +
        row.bonus_action_write_on +
        row.bonus_present_write_on -
        row.bonus_accumulated_write_off -
        row.bonus_action_write_off -
        row.bonus_present_write_off -
        row.bonus_accumulated_expire -
        row.bonus_action_expire -
        row.bonus_present_expire,
      0,
    );
    expect(sum).toBe(1240);
    const dates = rows.map(({ date }) => Date.parse(date ?? ''));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(rows.every(({ status }) => status === 'approved')).toBe(true);
    expect(rows.some((row) => row.bonus_present_expire === 300)).toBe(true);
    expect(await read('transactions', stranger)).toEqual([]);
  });

  test('expiring points are summed by day, soonest first', async () => {
    const owner = `select id from users where phone = '79996660001'`;
    await server.query(`insert into bonus_lots (user_id, kind, remaining, expires_at)
      select id, 'action', 5, (current_date + 40) + time '05:00' from (${owner}) u union all
      select id, 'present', 7, (current_date + 40) + time '06:00' from (${owner}) u union all
      select id, 'action', 9, (current_date + 20) + time '06:00' from (${owner}) u union all
      select id, 'action', 0, (current_date + 10) + time '06:00' from (${owner}) u union all
      select id, 'accumulated', 11, null from (${owner}) u`);
    const days = await read<BuyerBonus[]>('buyer-bonus', stranger);
    expect(days.map(({ bonus }) => bonus)).toEqual([9, 12]);
    expect(days[0]?.expire_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+03:00$/);
    await server.query(`delete from bonus_lots where user_id in (${owner})`);
    expect((await read<BuyerBonus[]>('buyer-bonus', maria)).map(({ bonus }) => bonus)).toEqual([
      100, 150, 100,
    ]);
  });

  test('expired points burn automatically, once', async () => {
    await server.query(
      `update bonus_lots set expires_at = now() - interval '1 second' where remaining = 150`,
    );
    // Expired points cannot be spent even before they are burned.
    expect(await premium(maria)).toMatchObject({ balance: 1090, balance_bonus_action: 200 });
    const newest = async () => (await read<BonusTransaction[]>('transactions', maria))[0];
    await until(async () => (await newest())?.bonus_action_expire === 150);
    expect(await newest()).toMatchObject({ bonus_action_expire: 150, bonus_action_write_off: 0 });
    const [row] = await server.query(`select bonus_balance from users where phone = '79000000001'`);
    expect(row).toEqual({ bonus_balance: 1090 });
  });
});

describe('cards', () => {
  test('every customer has one stable virtual card', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => read<BonusCard[]>('cards', stranger)));
    expect(first).toHaveLength(1);
    expect(first?.[0]?.number).toMatch(/^7700\d{12}$/);
    expect(second).toEqual(first);
    expect(await read('cards', maria)).toEqual([{ number: '7701100020241159' }]);
  });

  test.each<[string, unknown, string]>([
    ['an unknown card', '1234567890', 'Карта с таким номером не найдена'],
    ['another customer’s card', '7701100020241159', 'Эта карта уже привязана к другому номеру телефона'],
  ])('%s is reported in the body of a 200', async (_which, number, text) => {
    expect(await activate(number)).toEqual({
      success: false,
      message: null,
      debug: { error_description: text },
    });
  });

  test.each([[''], ['12a'], ['1'.repeat(21)], [-1], [0.5], [1e309], [null], [['1']], [{}]])(
    '%j is refused by the form',
    async (card_number) => {
      const { status, body } = await client.call('/api/user/bonus/activate-card/', {
        token: stranger,
        body: { card_number },
      });
      expect(status).toBe(422);
      expect(body.errors?.['card_number']?.[0]).toMatch(/[а-я]/);
    },
  );

  test('binding a printed card adds its points and lists it first', async () => {
    expect(await activate('7701100020241167')).toEqual({ success: true, message: null, debug: null });
    expect(await premium(stranger)).toMatchObject({ balance: 100, balance_bonus_gifted: 100 });
    expect((await read<BonusCard[]>('cards', stranger))[0]?.number).toBe('7701100020241167');
    expect((await activate('7701100020241167')).debug?.error_description).toMatch(/уже привязана к вашему/);
    expect(await premium(stranger)).toMatchObject({ balance: 100 });
  });

  test('one of several parallel bindings of a number succeeds', async () => {
    const phones = Array.from({ length: 8 }, (_none, index) => `799966610${10 + index}`);
    const tokens = await Promise.all(phones.map((phone) => client.login(phone)));
    const answers = await Promise.all(
      tokens.flatMap((token) => [0, 1].map(() => activate('7701100020241175', token))),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const [row] = await server.query(
      `select sum(bonus_balance) as points from users where phone like '7999666%'`,
    );
    expect(Number(row?.['points'])).toBe(400);
  });

  test('guessing numbers is rate-limited', async () => {
    const token = await client.login('79996660002');
    const call = () =>
      client.call('/api/user/bonus/activate-card/', { token, body: { card_number: '7701100020241999' } });
    const answers = await Promise.all(Array.from({ length: 31 }, call));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.body.seconds).toBeGreaterThan(3000);
  });
});

test('an order code has eight digits and five minutes, and a customer has one at a time', async () => {
  const codes = await Promise.all([1, 2, 3].map(() => newCode(maria)));
  expect(codes.every((code) => /^\d{8}$/.test(code))).toBe(true);
  const other = await newCode(stranger);
  const stored = await server.query(
    `select code, extract(epoch from expires_at - now())::int as seconds from bonus_order_codes order by id`,
  );
  expect(stored).toHaveLength(2);
  expect(codes).toContain(stored[0]?.['code']);
  expect(stored[1]?.['code']).toBe(other);
  expect(Number(stored[0]?.['seconds'])).toBeGreaterThan(290);
});
