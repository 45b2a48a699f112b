import { createClient } from './testing/client';
import { prepareServer, startServer } from './testing/startServer';

test('a second process on the same data folder is refused', async () => {
  const server = await startServer({ DATABASE_URL: '' });
  const other = await prepareServer({}, { beside: server });
  await expect(other.restart()).rejects.toThrow(
    /is used by process \d+.* Stop that one .*, or set another DATA_DIR/,
  );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('--empty starts without demo data; a signal stops the server, and the next start without the flag finds the data', async () => {
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
  // A server that does not stop by itself exits with 1 after nine seconds.
  expect(await server.kill('SIGTERM')).toBe(0);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  await later.restart();
  expect((await fetch(`${later.url}/readyz`)).status).toBe(200);
  expect(await later.query('select 1 from products')).toEqual([]);
  expect(await later.query(`select phone from users where phone = '79998880001'`)).toHaveLength(1);
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
