import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createShoppers } from '@storefront/api-server/src/testing/shopper';
import { type Proxy, startProxy } from '@storefront/api-server/src/testing/proxy';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { until } from '@storefront/config/until';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { builtShell } from '../stack/builtShell';
import type { Service } from '../stack/service';

const folder = makeCopiesFolder();
let proxy: Proxy;
let shell: Service;
let session: string;

beforeAll(async () => {
  const backEnd = await startServer({ RATE_LIMIT: '1000000' });
  const { token } = await createShoppers(backEnd, 79_994_700_000).logIn();
  session = `_token.local.kitsune=${token}`;
  proxy = await startProxy(backEnd.url);
  shell = await builtShell({ apiUrl: `http://127.0.0.1:${proxy.port}`, releases: join(folder, 'releases') });
  await shell.start();
});
afterAll(async () => {
  await shell.stop();
  await proxy.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, cookie = '') =>
  fetch(`http://127.0.0.1:${shell.port}${path}`, { headers: { 'x-source': 'site', cookie } });
const open = async (path: string, cookie?: string) => {
  const answer = await get(path, cookie);
  return { status: answer.status, html: await answer.text() };
};
const readiness = async () => (await get('/readyz')).status;
const threads = () => readdirSync(`/proc/${shell.pid}/task`).length;

/** Calls of the upkeep come and go. Far fewer than the 30 pages at once, of which each would leave one. */
const fewCalls = 4;

let visits = 0;
/** Opens pages that no cache has: pages of guests need the back end, and so do pages of a customer. */
async function openMany(): Promise<Record<number, number>> {
  const pages = Array.from({ length: 30 }, () => {
    visits += 1;
    return visits % 3 === 0 ? open('/menu', session) : open(`/menu?visit=${visits}`);
  });
  const counts: Record<number, number> = {};
  for (const { status, html } of await Promise.all(pages)) {
    expect(html).toMatch(/<h1[\s\S]*<\/html>\s*$/);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test('a back end that accepts calls and never answers costs pages their data, and no calls pile up', async () => {
  expect(await openMany()).toEqual({ 200: 30 });
  expect((await open('/promos')).status).toBe(200);
  await until(async () => (await readiness()) === 200);
  const threadsBefore = threads();

  // Breaks the idle connections, which would stay open for seconds beside those of given-up calls.
  proxy.turn('pass');
  proxy.turn('hang');
  await until(async () => (await readiness()) === 503);
  expect((await get('/healthz')).status).toBe(200);
  expect(await openMany()).toEqual({ 503: 30 });
  // Calls that were given up are closed: only those of the upkeep of cached pages are left.
  await until(() => proxy.connections() <= fewCalls);
  expect(await openMany()).toEqual({ 503: 30 });
  await until(() => proxy.connections() <= fewCalls);
  expect(threads()).toBeLessThanOrEqual(threadsBefore);

  proxy.turn('pass');
  await until(async () => (await readiness()) === 200);
  expect(await openMany()).toEqual({ 200: 30 });
  expect((await get('/api/app/settings/')).status).toBe(200);
  expect(threads()).toBeLessThanOrEqual(threadsBefore);
});
