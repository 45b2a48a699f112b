import { until } from '@storefront/config/until';
import { createClient, northAddress } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';

let server: TestServer;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'trace' });
  client = createClient(server.url);
});

test('no phone, code, token, name or address gets into the log, not even when a query fails', async () => {
  const phone = '79995550001';
  await client.call('/api/auth/', { body: { phone } });
  const code = await client.codeFor(phone);
  await client.call('/api/auth/confirm/', { body: { phone, code: code === '00000' ? '11111' : '00000' } });
  const { body } = await client.call<{ api_token: string }>('/api/auth/confirm/', { body: { phone, code } });
  const token = body.api_token;
  await client.call('/api/user/edit/name/', { token, body: { name: 'Евпраксия' } });
  await client.call('/api/user/addresses/add/', { token, form: northAddress });
  await client.call(`/api/user/get-data/?force=1&api_token=${token}&phone=${phone}`, { token });
  await server.query('alter table login_codes add constraint none_today check (false) not valid');
  expect((await client.call('/api/auth/', { body: { phone: '79995550002' } })).status).toBe(500);
  await server.query('alter table login_codes drop constraint none_today');

  // The log arrives through a pipe, later than the response.
  await until(() => server.output().includes('a request failed'));
  const log = server.output();
  expect(log).toContain('/api/auth/confirm/');
  // A timestamp in milliseconds may contain the digits of a code, so only a whole word counts as the code.
  for (const secret of ['79995550001', '79995550002', token, 'Евпраксия', 'Огородный']) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(new RegExp(`(?<![\\d.])${code}(?![\\d.])`));
});

interface Line {
  level: number;
  msg: string;
  reqId: string;
  userId?: number;
  reason?: string;
  refusedFields?: string[];
  req?: { url: string };
}

const linesOf = (wanted: (line: Line) => boolean) =>
  server
    .output()
    .split('\n')
    // The rest of the last line may be on its way.
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(wanted);

test('a call is logged with its customer and the fields for which it was refused', async () => {
  const phone = '79995550021';
  const token = await client.login(phone);
  const [row] = await server.query(`select id from users where phone = '${phone}'`);
  const headers = { 'x-request-id': 'of-the-fields-test' };
  await client.call('/api/app/settings/', { headers });
  await client.call('/api/user/get-data/', { token, headers });
  await client.call('/api/user/edit/name/', { token, headers, body: { name: 'Я' } });
  await client.call('/api/app/order/process/', { token, headers, body: {} });

  const isLast = ({ req }: Line) => req?.url === '/api/app/order/process/';
  const answered = () =>
    linesOf(({ msg, reqId }) => msg === 'request completed' && reqId === headers['x-request-id']);
  await until(() => answered().some(isLast));
  const userId = Number(row?.['id']);
  expect(answered().map(({ req, userId: of, refusedFields }) => [req?.url, of, refusedFields])).toEqual([
    ['/api/app/settings/', undefined, undefined],
    ['/api/user/get-data/', userId, undefined],
    ['/api/user/edit/name/', userId, ['name']],
    // The cart is empty: no field is wrong.
    ['/api/app/order/process/', userId, []],
  ]);
});

test('logins, logouts and changes of phone, also refused ones, are logged with the customer’s id', async () => {
  const [phone, newPhone] = ['79995550011', '79995550012'];
  const confirm = (code: string) =>
    client.call('/api/auth/confirm/', {
      body: { phone, code },
      headers: { 'x-request-id': 'of-the-log-test' },
    });
  const wrong = (code: string) => (code === '00000' ? '11111' : '00000');
  await confirm('12345');
  const token = await client.login(phone);
  const [row] = await server.query(`select id from users where phone = '${phone}'`);
  const userId = Number(row?.['id']);
  await server.query(`update login_codes set sent_at = now() - interval '1 hour'`);
  await client.call('/api/auth/', { body: { phone, recaptcha: 'of-a-robot' } });
  await client.call('/api/auth/', { body: { phone, recaptcha: 'embedded' } });
  await confirm(wrong(await client.codeFor(phone)));
  await client.call('/api/user/edit/phone/', { token, body: { phone: newPhone } });
  const code = await client.codeFor(newPhone);
  const change = (typed: string) =>
    client.call('/api/user/edit/phone/confirm/', { token, body: { phone: newPhone, code: typed } });
  await change(wrong(code));
  await change(code);
  await client.call('/api/logout/', { token, body: {} });

  await until(() => linesOf(({ msg }) => msg === 'logged out').length > 0);
  const lines = linesOf(({ msg }) => /logged|refused a|changed the phone/.test(msg))
    // Other tests of this file log in too.
    .slice(-7);
  expect(lines.map(({ level, msg, userId: of, reason }) => ({ level, msg, of, reason }))).toEqual([
    { level: 40, msg: 'refused a login', of: undefined, reason: 'codeExpired' },
    { level: 30, msg: 'logged in', of: userId, reason: undefined },
    { level: 40, msg: 'refused a code', of: userId, reason: 'robot' },
    { level: 40, msg: 'refused a login', of: userId, reason: 'wrongCode' },
    { level: 40, msg: 'refused a change of phone', of: userId, reason: 'wrongCode' },
    { level: 30, msg: 'changed the phone', of: userId, reason: undefined },
    { level: 30, msg: 'logged out', of: userId, reason: undefined },
  ]);
  expect(lines[0]?.reqId).toBe('of-the-log-test');
  for (const secret of [phone, newPhone, token]) expect(server.output()).not.toContain(secret);
});
