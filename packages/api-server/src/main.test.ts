import { createServer } from 'node:net';
import { createClient } from './testing/client';
import { prepareServer, startServer } from './testing/startServer';

test('a taken port is reported, and the process exits', async () => {
  const server = await prepareServer();
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(server.port, '127.0.0.1', resolve));
  await expect(server.restart()).rejects.toThrow(`Port ${server.port} is taken. Set API_PORT to a free one.`);
  squatter.close();
});

test('a taken port of the metrics is reported by its own variable, before the API listens', async () => {
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(0, '127.0.0.1', resolve));
  const address = squatter.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const server = await prepareServer({ METRICS_PORT: String(port) });
  await expect(server.restart()).rejects.toThrow(`Port ${port} is taken. Set METRICS_PORT to a free one.`);
  expect(server.output()).not.toContain('The API answers');
  squatter.close();
});

test('an invalid variable is reported', async () => {
  const server = await prepareServer({ KITCHEN_PACE: 'fast' });
  await expect(server.restart()).rejects.toThrow(/KITCHEN_PACE/);
});

test('the server stops on a signal and starts again on its data', async () => {
  const server = await startServer();
  // A server that does not stop by itself exits with 1 after nine seconds.
  expect(await server.kill('SIGTERM')).toBe(0);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  await server.restart();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('the rate limit applies per address, and not to a shell that knows the secret', async () => {
  const secret = 'a secret of sixteen';
  const server = await startServer({ RATE_LIMIT: '3', SHELL_SECRET: secret });
  const read = (headers: Record<string, string>) => fetch(`${server.url}/api/app/settings/`, { headers });
  for (let round = 0; round < 5; round += 1) {
    expect((await read({ 'x-shell-secret': secret })).status).toBe(200);
  }
  const answers = [];
  for (let round = 0; round < 5; round += 1) answers.push(await read({ 'x-shell-secret': 'another secret' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect((await read({ 'x-forwarded-for': '203.0.113.9' })).status).toBe(200);
  expect(await answers[4]?.json()).toEqual({
    message: 'Слишком много запросов. Подождите немного',
    seconds: expect.any(Number),
  });
});

test('answers of the catalogue that are known by their address count too', async () => {
  const server = await startServer({ RATE_LIMIT: '3' });
  const statuses = [];
  for (let round = 0; round < 5; round += 1) {
    statuses.push((await fetch(`${server.url}/api/app/nomenclature/groups/`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('a second process on the same data folder is refused', async () => {
  const server = await startServer({ DATABASE_URL: '' });
  const other = await prepareServer({}, { beside: server });
  await expect(other.restart()).rejects.toThrow(/is used by process \d+\. Stop it, or set another DATA_DIR/);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('an unknown argument is reported', async () => {
  const server = await prepareServer({}, { parameters: ['--emty'] });
  await expect(server.restart()).rejects.toThrow(/Unknown argument --emty/);
});

test('--empty starts without demo data, and so does the next start without the flag', async () => {
  const server = await startServer({}, { content: 'nothing', parameters: ['--empty'] });
  const { call, login, cart } = createClient(server.url);
  for (const path of emptyLists) {
    const { status, body } = await call<unknown>(path);
    expect([path, status, Array.isArray(body) ? body : (body as { data: unknown }).data]).toEqual([
      path,
      200,
      [],
    ]);
  }
  expect((await call('/api/app/settings/')).status).toBe(200);
  expect((await call('/api/app/get-polygon/?latitude=55.8&longitude=37.6')).body).toMatchObject({
    success: false,
  });
  expect((await cart('get', {})).body.order?.items ?? []).toEqual([]);
  const token = await login('79998880001');
  expect((await call('/api/user/get-data/', { token })).body).toMatchObject({ phone: '79998880001' });

  const later = await prepareServer({}, { beside: server });
  await server.kill('SIGTERM');
  await later.restart();
  expect(await later.query('select 1 from products')).toEqual([]);
  await later.kill('SIGTERM');
});

const emptyLists = [
  '/api/app/nomenclature/groups/',
  '/api/app/nomenclature/labels/',
  '/api/app/nomenclature/products/',
  '/api/app/restaurants/',
  '/api/app/restaurants/tags/',
  '/api/app/delivery-zones/',
  '/api/blogs/',
  '/api/news/',
  '/api/promos/',
  '/api/history-all/',
  '/api/landings/',
];
