import { rmSync } from 'node:fs';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { copyToRelease, faults } from '../faulty-shell/faults';
import { FaultyShell } from '../faulty-shell/faultyShell';

const folder = makeCopiesFolder();
let shell: FaultyShell;
let live: string;

beforeAll(async () => {
  const backEnd = await startServer({ RATE_LIMIT: '1000000' });
  shell = await FaultyShell.start('catalog', folder, backEnd.url);
  live = (await shell.registry.channels('catalog')).stable ?? '';
});
afterAll(async () => {
  await shell?.stop();
  rmSync(folder, { recursive: true });
});

/** Stores a catalogue with this fault, or a whole one, and signs a link to its preview. */
async function store(fault: Parameters<typeof copyToRelease>[2] = {}) {
  const { build } = await shell.registry.store(copyToRelease('catalog', folder, fault).folder);
  const expires = Math.floor(Date.now() / 1000) + 600;
  const link = await shell.registry.preview({ remote: 'catalog', build, expires });
  return { build, link: `/menu?${link}` };
}

async function open(path: string, cookie = '') {
  const response = await fetch(shell.url + path, { headers: { cookie }, redirect: 'manual' });
  const html = await response.text();
  const builds = [...html.matchAll(/\/mf\/catalog\/([\da-f]{32})\//g)].map(([, build = '']) => build);
  const [set = ''] = response.headers.getSetCookie();
  return { status: response.status, html, builds: [...new Set(builds)], cookie: set.split(';')[0] ?? '' };
}

test('a stored build is shown to staff on the server, with its own scripts, and to no visitor', async () => {
  const { build, link } = await store();
  const { status, cookie } = await open(link);
  expect(status).toBe(302);
  for (const path of ['/menu', '/', '/menu/rolly']) {
    const [previewed, visited] = [await open(path, cookie), await open(path)];
    expect(previewed).toMatchObject({ status: 200, builds: [build] });
    expect(previewed.html).toContain('Закрыть предпросмотр');
    expect(previewed.html).not.toMatch(/data-module="page:[^>]*data-empty/);
    expect(visited).toMatchObject({ status: 200, builds: [live] });
    expect(visited.html).not.toContain('Закрыть предпросмотр');
  }
});

test.each(['throws at start', 'a build for a foreign React'] as const)(
  'a stored build with the fault «%s» is refused to staff, and counts for nothing',
  async (fault) => {
    const { build, link } = await store(faults[fault]);
    const { status, html, cookie } = await open(link);
    expect([status, cookie]).toEqual([503, '']);
    expect(html).toContain(`Сборка: catalog ${build}.`);
    expect((await open('/menu')).builds).toEqual([live]);
    expect((await shell.reportsOf(build)).counted).toEqual([]);
  },
);
