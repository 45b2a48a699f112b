import { createClient, northAddress } from '../testing/client';
import { startServer, type TestServer } from '../testing/startServer';
import { until } from '../testing/until';

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
