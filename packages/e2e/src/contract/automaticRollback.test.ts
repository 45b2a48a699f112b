import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { until } from '@storefront/config/until';
import { root } from '@storefront/config/workspace';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { copyToRelease, faults } from '../faulty-shell/faults';
import { FaultyShell } from '../faulty-shell/faultyShell';

/** From a bad release to healthy pages (docs/releasing.md). */
const aimMs = 10_000;

const folder = makeCopiesFolder();
/** Two servers of one registry: the first has a key to sign with, the second has none. */
let signing: FaultyShell;
let keyless: FaultyShell;
let whole: string;

beforeAll(async () => {
  const backEnd = await startServer({ RATE_LIMIT: '1000000' });
  signing = await FaultyShell.start('catalog', folder, backEnd.url, { signs: true });
  keyless = await FaultyShell.start('catalog', folder, backEnd.url);
  await signing.registry.releaseShell(join(root, 'shell/dist'));
  whole = (await signing.registry.channels('catalog')).stable ?? '';
});
afterAll(async () => {
  await Promise.allSettled([signing, keyless].map((shell) => shell?.stop()));
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  const { pinned, stable } = await signing.registry.channels('catalog');
  if (pinned) await signing.registry.unpin('catalog');
  if (stable !== whole) await signing.registry.promote('catalog', whole);
  await becomes(whole);
});

let visitors = 0;
/** Another customer, of another subnet. */
const nextAddress = () => {
  visitors += 1;
  return `10.${Math.floor(visitors / 250)}.${visitors % 250}.7`;
};

/** Opens a page that may be cached, and returns the builds of the catalogue that it names. */
async function buildsAt(shell: FaultyShell, address = nextAddress()): Promise<string[]> {
  const response = await fetch(`${shell.url}/menu`, { headers: { 'x-forwarded-for': address } });
  const html = await response.text();
  expect(response.status).toBe(200);
  return [...new Set([...html.matchAll(/\/mf\/catalog\/([\da-f]{32})\//g)].map(([, build = '']) => build))];
}

/** Reports that a build does not run in the browser of a customer, as the page does. */
async function report(shell: FaultyShell, build: string, address: string): Promise<void> {
  const { status } = await fetch(`${shell.url}/failures`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-source': 'site', 'x-forwarded-for': address },
    body: JSON.stringify({ remote: 'catalog', build, phase: 'render' }),
  });
  expect(status).toBe(204);
}

/** Waits, without being a customer of another subnet, until both servers have read the registry. */
async function becomes(build: string): Promise<void> {
  for (const shell of [signing, keyless]) {
    await until(async () => (await buildsAt(shell, '127.0.0.1')).join() === build);
  }
}

/** Releases a catalogue, whole or with a fault. */
const release = async (fault: Parameters<typeof copyToRelease>[2] = {}): Promise<string> =>
  (await signing.registry.release(copyToRelease('catalog', folder, fault).folder)).build;

/** The same, and waits until both servers give it to visitors. */
async function releaseToAll(): Promise<string> {
  const build = await release();
  await becomes(build);
  return build;
}

/** What a customer's browser does with a page of the new build. */
type OnBadPage = (address: string) => unknown;

/**
 * Customers come, two at a time and each of another subnet, until pages that named the new build name the one before.
 * Returns the milliseconds.
 */
async function timeUntilBack(shell: FaultyShell, bad: string, onBadPage: OnBadPage = () => undefined) {
  const startedAt = performance.now();
  let hasSeenBad = false;
  for (;;) {
    const pages = await Promise.all(
      [nextAddress(), nextAddress()].map(async (address) => {
        const builds = await buildsAt(shell, address);
        if (builds.join() === bad) await onBadPage(address);
        return builds.join();
      }),
    );
    const time = performance.now() - startedAt;
    if (hasSeenBad && pages.every((builds) => builds === whole)) return time;
    hasSeenBad ||= pages.includes(bad);
    if (time > 3 * aimMs) throw new Error(`pages name ${pages.join(' and ')}, and not ${whole}`);
    await wait(20);
  }
}

const automatic = async () =>
  (await signing.registry.log())
    .flatMap(({ changes }) => changes)
    .filter(({ automatic: reason }) => reason !== undefined);

/** The server gives the build before at once; that its entry is in the registry it learns, and counts, later. */
async function expectRolledBack(bad: string): Promise<void> {
  await until(async () => (await signing.withdrawalsOf(bad)).length > 1);
  expect((await signing.withdrawalsOf(bad)).sort()).toEqual(['rolled-back', 'withdrawn']);
}

test('a build that the server cannot start is taken back by itself, within the aim', async () => {
  const bad = await release(faults['throws at start']);
  expect(await timeUntilBack(signing, bad)).toBeLessThan(aimMs);
  await until(async () => (await automatic()).length > 0);
  expect(await automatic()).toEqual([
    {
      app: 'catalog',
      action: 'rollback',
      build: whole,
      automatic: expect.stringMatching(/^\d+ of \d+ pages failed, in \d+ subnets$/),
    },
  ]);
  // The other server had no customers: it follows the registry.
  await becomes(whole);
  expect(await keyless.withdrawalsOf(bad)).toEqual([]);
  await expectRolledBack(bad);
});

test('a build that runs on the server and fails in browsers is taken back too, from the page cache as well', async () => {
  const bad = await release();
  expect(await timeUntilBack(signing, bad, (address) => report(signing, bad, address))).toBeLessThan(aimMs);
  for (const _ of [1, 2, 3]) expect(await buildsAt(signing)).toEqual([whole]);
  await becomes(whole);
  await expectRolledBack(bad);
});

test('a server without a key gives the build before by itself, and writes nothing', async () => {
  const bad = await releaseToAll();
  const entries = (await signing.registry.log()).length;
  await timeUntilBack(keyless, bad, (address) => report(keyless, bad, address));
  expect(await keyless.withdrawalsOf(bad)).toEqual(['withdrawn']);
  expect(await signing.registry.log()).toHaveLength(entries);
  expect(await buildsAt(signing)).toEqual([bad]);
  await wait(1500);
  expect(await buildsAt(keyless)).toEqual([whole]);
});

test('a good build with few failures stays, whatever one subnet reports', async () => {
  const good = await releaseToAll();
  for (let visitor = 0; visitor < 120; visitor += 1) {
    const address = nextAddress();
    await buildsAt(signing, address);
    if (visitor % 40 === 0) await report(signing, good, address);
  }
  for (let turn = 0; turn < 50; turn += 1) await report(signing, good, '203.0.113.7');
  await wait(1500);
  expect(await buildsAt(signing)).toEqual([good]);
  expect(await signing.withdrawalsOf(good)).toEqual([]);
});

test('a pinned build stays, and its failures are reported once', async () => {
  const bad = await releaseToAll();
  await signing.registry.pin('catalog', bad);
  await wait(1500);
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const address = nextAddress();
    expect(await buildsAt(signing, address)).toEqual([bad]);
    await report(signing, bad, address);
  }
  expect(await signing.withdrawalsOf(bad)).toEqual(['pinned']);
  expect(await buildsAt(signing)).toEqual([bad]);
});
