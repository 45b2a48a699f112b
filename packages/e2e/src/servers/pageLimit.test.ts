import { rmSync } from 'node:fs';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import type { Service } from '../stack/service';
import { builtShell } from './builtShell';

const pagesPerMinute = 4;
const folder = makeCopiesFolder();
let shell: Service;

beforeAll(async () => {
  const { url } = await startServer();
  shell = await builtShell({ apiUrl: url, folder, env: { PAGE_RATE_LIMIT: String(pagesPerMinute) } });
  await shell.start();
});
afterAll(async () => {
  await shell.stop();
  rmSync(folder, { recursive: true });
});

const get = (path: string, address: string) =>
  fetch(`http://127.0.0.1:${shell.port}${path}`, {
    headers: { 'x-source': 'site', 'x-forwarded-for': address },
    redirect: 'manual',
  });
const [robot, customer] = ['203.0.113.9', '203.0.113.10'];

test('a network that opens too many pages gets a page that says so, and nothing else is refused', async () => {
  const first = await (await get('/', robot)).text();
  for (const path of ['/menu', '/nowhere', '/profile']) expect((await get(path, robot)).status).not.toBe(429);
  for (const path of ['/', '/promos', '/nowhere']) {
    const refused = await get(path, robot);
    const html = await refused.text();
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(html).toContain('<html lang="ru"');
    expect(html).toContain('<h1>Слишком много запросов</h1>');
    expect(html).toContain('Подождите минуту и обновите страницу.');
    expect(html).toContain('<style>');
    expect(html).not.toContain('<script');
  }

  const files = [...first.matchAll(/(?:src|href)="(\/(?:assets|mf|fonts)\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  expect(files.length).toBeGreaterThan(1);
  const others = [
    '/healthz',
    '/readyz',
    '/robots.txt',
    '/manifest.webmanifest',
    '/api/app/settings/',
    ...files,
  ];
  for (const path of others) expect([path, (await get(path, robot)).status]).toEqual([path, 200]);
  expect((await get('/promos', customer)).status).toBe(200);
});
