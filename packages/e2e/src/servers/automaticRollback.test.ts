import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { until } from '@storefront/config/until';
import { root } from '@storefront/config/workspace';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { copyToRelease, faults } from '../faulty-shell/faults';
import { FaultyShell } from '../faulty-shell/faultyShell';

/** A build is rolled back when it fails for this many customers of different subnets and works for no customer. */
const enough = 11;

const folder = makeCopiesFolder();
/** Two servers of one registry: the first has a signing key, the second has no key. */
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

/** Opens a page that may be cached. Returns the builds of the catalogue that it names, and the cookies that it sets. */
async function openMenu(shell: FaultyShell, address = nextAddress()) {
  const response = await fetch(`${shell.url}/menu`, { headers: { 'x-forwarded-for': address } });
  const html = await response.text();
  expect(response.status).toBe(200);
  const builds = new Set([...html.matchAll(/\/mf\/catalog\/([\da-f]{32})\//g)].map(([, build]) => build));
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));
  return { builds: [...builds].join(), cookie: cookies.join('; ') };
}

/** Waits until both servers serve this build; the requests do not count as a customer of another subnet. */
async function becomes(build: string, shells = [signing, keyless]): Promise<void> {
  for (const shell of shells) {
    await until(async () => (await openMenu(shell, '127.0.0.1')).builds === build);
  }
}

/** Releases a catalogue, intact or with a fault, and waits until both servers serve it. */
async function releaseToAll(fault: Parameters<typeof copyToRelease>[2] = {}): Promise<string> {
  const { build } = await signing.registry.release(copyToRelease('catalog', folder, fault).folder);
  await becomes(build);
  return build;
}

/** Customers of so many subnets open a page with the build, and their browsers report, as the page does, that it fails. */
async function failInBrowsers(build: string, customers: number): Promise<void> {
  for (let customer = 0; customer < customers; customer += 1) {
    const address = nextAddress();
    const { builds, cookie } = await openMenu(signing, address);
    expect(builds).toBe(build);
    const { status } = await fetch(`${signing.url}/failures`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-source': 'site',
        'x-forwarded-for': address,
        cookie,
      },
      body: JSON.stringify({ remote: 'catalog', build, phase: 'render' }),
    });
    expect(status).toBe(204);
  }
}

const automatic = async () =>
  (await signing.registry.log())
    .flatMap(({ changes }) => changes)
    .filter(({ automatic: reason }) => reason !== undefined);

/** The server serves the previous build at once; it reads and counts the entry in the registry later. */
async function expectRolledBack(bad: string): Promise<void> {
  await until(async () => (await signing.withdrawalsOf(bad)).length > 1);
  expect((await signing.withdrawalsOf(bad)).sort()).toEqual(['rolled-back', 'withdrawn']);
}

test('a build that the server cannot start is rolled back automatically', async () => {
  const bad = await releaseToAll(faults['throws at start']);
  for (let customer = 0; customer < enough; customer += 1) await openMenu(signing);
  await becomes(whole, [signing]);
  await until(async () => (await automatic()).length > 0);
  expect(await automatic()).toEqual([
    {
      app: 'catalog',
      action: 'rollback',
      build: whole,
      automatic: '11 of 11 subnets failed',
    },
  ]);
  // The other server had no customers: it follows the registry.
  await becomes(whole);
  expect(await keyless.withdrawalsOf(bad)).toEqual([]);
  await expectRolledBack(bad);
});

test('a build that runs on the server and fails in browsers is rolled back too, also in the page cache', async () => {
  const bad = await releaseToAll();
  await failInBrowsers(bad, enough);
  await expectRolledBack(bad);
  for (const _ of [1, 2, 3]) expect((await openMenu(signing)).builds).toBe(whole);
  await becomes(whole);
});

test('a pinned build stays, and its failures are reported once', async () => {
  const bad = await releaseToAll();
  await signing.registry.pin('catalog', bad);
  // A server that names a build released after the pin has read the pin.
  const { build: later } = await signing.registry.release(copyToRelease('content', folder).folder);
  await until(async () => (await signing.text('/?rendered=again')).includes(later));
  await failInBrowsers(bad, 40);
  expect(await signing.withdrawalsOf(bad)).toEqual(['pinned']);
  expect((await openMenu(signing)).builds).toBe(bad);
});
