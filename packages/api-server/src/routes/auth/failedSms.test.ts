import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@storefront/config/until';
import { hashToken } from '../../auth/secrets';
import { createClient } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

const accept = (response: ServerResponse) => void response.end();
const refuse = (response: ServerResponse) => void response.writeHead(503).end();
const hangUp = (response: ServerResponse) => void response.destroy();

let gateway: Server;
let answer: (response: ServerResponse) => void;
let server: TestServer;
let client: ReturnType<typeof createClient>;

const token = 'session-of-a-customer-who-changes';

beforeAll(async () => {
  gateway = createServer((request, response) => {
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  server = await startServer({
    SMS_GATEWAY_URL: `http://127.0.0.1:${port}/send`,
    CODES_PER_PHONE: '1',
    SMS_PER_HOUR: '1',
  });
  client = createClient(server.url);
  await server.query(`with u as (insert into users (phone) values ('79997770000') returning id)
    insert into sessions (token_hash, user_id, expires_at)
    select '${hashToken(token)}', id, now() + interval '1 day' from u`);
});
beforeEach(async () => {
  await server.query('delete from sms_quotas');
  await server.query('delete from login_codes');
});
afterAll(() => void gateway.close());

let browsers = 0;
const newBrowser = () => ({ 'x-browser-id': `browser-of-failed-sms-${(browsers += 1)}` });

const logIn = (headers = newBrowser()) =>
  client.call('/api/auth/', { body: { phone: '79997770001', recaptcha: 'embedded' }, headers });
const change = (headers = newBrowser()) =>
  client.call('/api/user/edit/phone/', { token, body: { phone: '79997770002' }, headers });

const usedQuotas = () => server.query('select key, used from sms_quotas where used > 0 order by key');

describe.each([
  ['a login', logIn, 6],
  ['a change of phone', change, 7],
])('the code of %s', (_what, request, quotas) => {
  test.each([
    ['refuses', refuse],
    ['hangs up', hangUp],
  ])('counts towards no limit and may be requested at once when the gateway %s', async (_how, fail) => {
    answer = fail;
    const browser = newBrowser();
    for (let times = 0; times < 3; times += 1) {
      const { status, body } = await request(browser);
      expect([status, body]).toEqual([500, { message: 'Сервер не доступен' }]);
    }
    expect(await usedQuotas()).toEqual([]);
    answer = accept;
    expect((await request(browser)).status).toBe(200);
    expect(await usedQuotas()).toHaveLength(quotas);
    expect((await request()).status).toBe(429);
  });

  test('counts while it is being sent', async () => {
    const held: ServerResponse[] = [];
    answer = (response) => void held.push(response);
    const first = request();
    await until(() => held.length === 1);
    expect((await request()).status).toBe(429);
    answer = accept;
    for (const response of held) refuse(response);
    expect((await first).status).toBe(500);
    expect((await request()).status).toBe(200);
  });
});
