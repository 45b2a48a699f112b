import { rmSync } from 'node:fs';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { until } from '@storefront/config/until';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { copyToRelease } from '../faulty-shell/faults';
import { FaultyShell } from '../faulty-shell/faultyShell';

// Builds that only some visitors get, on one shell: a canary, and the preview of a stored build.
const folder = makeCopiesFolder();
let shell: FaultyShell;
let live: string;

beforeAll(async () => {
  const backEnd = await startServer({ RATE_LIMIT: '1000000' });
  shell = await FaultyShell.start('catalog', folder, backEnd.url);
  live = (await shell.registry.channels('catalog')).stable ?? '';
});
afterEach(async () => {
  if ((await shell.registry.channels('catalog')).canary) await shell.registry.endCanary('catalog');
  await buildsBecome([live]);
});
afterAll(async () => {
  await shell?.stop();
  rmSync(folder, { recursive: true });
});

/** The builds of the catalogue that a page names, in its scripts and in its state. */
const buildsIn = (html: string) =>
  [...new Set([...html.matchAll(/\/mf\/catalog\/([\da-f]{32})\//g)].map(([, build = '']) => build))].sort();

/** Opens a page that may be cached, in a browser with this cookie. */
async function open(path: string, cookie = '') {
  const response = await fetch(shell.url + path, { headers: { cookie }, redirect: 'manual' });
  const html = await response.text();
  return {
    status: response.status,
    html,
    builds: buildsIn(html),
    // Not the proof that the page was served, which the first page of a trial sets (decision 0094).
    cookies: response.headers.getSetCookie().filter((set) => !set.startsWith('_trial.')),
  };
}

/** Opens a page as a browser in this share, or as a new browser. */
const visit = (share?: number, path = '/menu') =>
  open(path, share === undefined ? undefined : `_bucket.kitsune=${share}`);

/** Waits until the shell has read the registry: the browser of the first share gets these builds. */
async function buildsBecome(builds: string[]) {
  await until(async () => (await visit(0)).builds.join() === builds.join());
}

/** Makes a catalogue the canary of 10 % of the visitors. */
async function startCanary(): Promise<string> {
  const { build } = await shell.registry.release(copyToRelease('catalog', folder).folder, 10);
  await buildsBecome([build]);
  return build;
}

test('a browser stays in the canary or out of it, and its pages are cached apart', async () => {
  const canary = await startCanary();
  for (const _ of [1, 2]) {
    for (const path of ['/menu', '/']) {
      const [inside, outside] = [await visit(9, path), await visit(10, path)];
      expect(inside).toMatchObject({ status: 200, builds: [canary], cookies: [] });
      expect(outside).toMatchObject({ status: 200, builds: [live], cookies: [] });
    }
  }
  expect(/data-module="page:menu"[^>]*/.exec((await visit(9)).html)?.[0]).not.toContain('data-empty');
});

test('a new browser gets a share with its first page, and only while there is a canary', async () => {
  expect((await visit()).cookies).toEqual([]);
  const canary = await startCanary();
  const { builds, cookies } = await visit();
  const share = Number(/^_bucket\.kitsune=(\d+);.* HttpOnly; SameSite=Lax$/.exec(cookies.join())?.[1]);
  expect(builds).toEqual([share < 10 ? canary : live]);
  expect((await visit(share)).builds).toEqual(builds);
  await shell.registry.promote('catalog', canary, 99);
  await until(async () => (await visit(98)).builds.join() === canary);
  expect((await visit(99)).builds).toEqual([live]);
});

test('a stored build is shown to staff on the server, with its own scripts, and to no visitor', async () => {
  const { build } = await shell.registry.store(copyToRelease('catalog', folder).folder);
  const expires = Math.floor(Date.now() / 1000) + 600;
  const link = await shell.registry.preview({ remote: 'catalog', build, expires });
  const { status, cookies } = await open(`/menu?${link}`);
  expect(status).toBe(302);
  const [cookie] = cookies.map((set) => set.split(';')[0]);
  for (const path of ['/menu', '/', '/menu/rolly']) {
    const [previewed, visited] = [await open(path, cookie), await open(path)];
    expect(previewed).toMatchObject({ status: 200, builds: [build] });
    expect(previewed.html).toContain('Закрыть предпросмотр');
    expect(previewed.html).not.toMatch(/data-module="page:[^>]*data-empty/);
    expect(visited).toMatchObject({ status: 200, builds: [live] });
    expect(visited.html).not.toContain('Закрыть предпросмотр');
  }
});
