import { createApp } from '../app';
import { readConfig } from '../config';
import { addErrors } from '../plugins/errors';
import { addSecurity } from '../plugins/security';
import { limitLoginCalls } from './limitLoginCalls';

async function startApp(environment: Record<string, string>) {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...environment });
  const app = createApp(config);
  addErrors(app);
  await addSecurity(app, { config, redis: undefined });
  for (const path of ['/login/', '/change/']) {
    await app.register(async (limited) => {
      limitLoginCalls(limited, config);
      limited.post(path, async () => ({}));
    });
  }
  let ids = 0;
  return {
    newId: () => `browser-number-${(ids += 1)}`.padEnd(20, '-'),
    send: (url: string, remoteAddress: string, id?: string) =>
      app.inject({ method: 'POST', url, remoteAddress, headers: id ? { 'x-browser-id': id } : {} }),
  };
}

const address = '203.0.113.7';

test('a browser has one limit for all of its networks and all routes', async () => {
  const { send, newId } = await startApp({ AUTH_RATE_LIMIT: '2' });
  const id = newId();
  expect((await send('/login/', address, id)).statusCode).toBe(200);
  expect((await send('/change/', '198.51.100.1', id)).statusCode).toBe(200);
  const refused = await send('/login/', address, id);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toEqual({
    message: 'Слишком много запросов. Подождите немного',
    seconds: expect.any(Number) as number,
  });
});

test('browsers behind one address do not use up the calls of each other', async () => {
  const { send, newId } = await startApp({ AUTH_RATE_LIMIT: '2' });
  for (let browsers = 0; browsers < 21; browsers += 1) {
    const id = newId();
    for (const url of ['/login/', '/login/']) expect((await send(url, address, id)).statusCode).toBe(200);
  }
});

test('clients without an id share the calls of their network', async () => {
  const { send } = await startApp({ AUTH_RATE_LIMIT: '2' });
  const statuses = [];
  for (const from of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:3::1'])
    statuses.push((await send('/login/', from)).statusCode);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('a client that makes up ids still has the limit of all calls of an address', async () => {
  const { send, newId } = await startApp({ AUTH_RATE_LIMIT: '2', RATE_LIMIT: '3' });
  const statuses = [];
  for (let calls = 0; calls < 4; calls += 1)
    statuses.push((await send('/login/', address, newId())).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
