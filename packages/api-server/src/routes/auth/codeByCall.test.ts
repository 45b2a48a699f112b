import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '../../testing/client';
import { startServer, type TestServer } from '../../testing/startServer';

const phone = '79996669001';
let gateway: Server;
let status = 200;
const said: { phone: string; code: string }[] = [];
let server: TestServer;
let client: ReturnType<typeof createClient>;

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      said.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.address() as AddressInfo;
  server = await startServer({ CALL_GATEWAY_URL: `http://127.0.0.1:${port}/say`, CODES_PER_PHONE: '4' });
  client = createClient(server.url);
});
beforeEach(async () => {
  said.length = 0;
  status = 200;
  await server.query('delete from sms_quotas');
  await server.query('delete from login_codes');
  await server.query('delete from sms_outbox');
});
afterAll(() => void gateway.close());

const headers = { 'x-browser-id': 'browser-that-is-called' };
const ask = (method?: string) =>
  client.call('/api/auth/', { body: { phone, recaptcha: 'embedded', ...(method && { method }) }, headers });
const messagesSent = () => server.query('select phone from sms_outbox');

test('a call says the code, no SMS is sent, and the code logs in', async () => {
  expect((await ask('call')).status).toBe(200);
  expect(said).toEqual([{ phone, code: expect.stringMatching(/^\d{5}$/) }]);
  expect(await messagesSent()).toEqual([]);
  const login = await client.call('/api/auth/confirm/', { body: { phone, code: said[0]?.code }, headers });
  expect(login.status).toBe(200);
});

test('an SMS is sent when no call is asked for', async () => {
  expect((await ask()).status).toBe(200);
  expect(said).toEqual([]);
  expect(await messagesSent()).toEqual([{ phone }]);
});

test('calls and SMS share the wait and the codes of the hour', async () => {
  await ask();
  expect((await ask('call')).status).toBe(429);
  const elapse = () => server.query(`update login_codes set sent_at = now() - interval '1 hour'`);
  await elapse();
  expect((await ask('call')).status).toBe(200);
  await elapse();
  expect((await ask('call')).status).toBe(429);
  expect(said).toHaveLength(1);
});

test('a call that was not accepted is a failure and blocks no other code', async () => {
  status = 503;
  expect((await ask('call')).status).toBe(500);
  expect((await ask()).status).toBe(200);
});

test.each(['letter', ''])('the method %p is refused', async (method) => {
  const { status: answered } = await client.call('/api/auth/', { body: { phone, method }, headers });
  expect(answered).toBe(422);
});
