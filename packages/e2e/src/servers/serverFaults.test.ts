import { rmSync } from 'node:fs';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { type RemoteName, type RouteId, routes } from '@storefront/contracts';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { type Fault, faults, greedyPages } from '../faulty-shell/faults';
import { FaultyShell, type OpenedPage } from '../faulty-shell/faultyShell';

const folder = makeCopiesFolder();
/** As many as there are cores: faults are tried in all of them at a time. */
const shells: FaultyShell[] = [];

/** The shell's reaction depends on the kind of a fault alone. It renders nothing of checkout, so only records show there. */
const remotesOf = ({ isInRecord }: Fault) => ['content', isInRecord ? 'checkout' : 'account'] as const;

interface Look extends Pick<OpenedPage, 'status' | 'rendered' | 'left'> {
  /** The page is whole: its end and its footer are there. */
  hasFooter: boolean;
  hasTitle: boolean;
}

/** The pages that guests may open, by address, while nothing is broken. */
const healthy = new Map<string, Look>();

/** The pages of the demo data for the routes with a parameter. Guests have no page of the monitoring. */
const parameterized: Partial<Record<RouteId, string>> = {
  'blog-article': '/about/blog/kak-est-ramen-doma',
  'news-item': '/about/news/zimnee-menyu',
  'legal-document': '/legal/oferta',
  'menu-group': '/menu/rolly',
  product: '/menu/rolly/philadelphia-classic',
  promo: '/promos/lisa-10',
  restaurant: '/restaurants/arbat',
  landing: '/zima-v-miske',
};

/** An address of the route that guests may open. */
const addressOf = (id: RouteId) => parameterized[id] ?? (id === 'monitoring' ? undefined : routes[id].path);

/** Whether a module is the remote's: `page:home`, `widget:content:stories`. */
const isOf = (remote: RemoteName) => (key: string) =>
  (key.startsWith('page:') ? routes[key.slice(5) as RouteId].owner : key.split(':')[1]) === remote;

/** The addresses of pages with a module of the remote, and of one page without any. */
function addressesFor(remote: RemoteName): string[] {
  const all = [...healthy.keys()];
  const hit = all.filter((address) => healthy.get(address)?.rendered.some(isOf(remote)));
  const spared = all.filter((address) => !hit.includes(address)).slice(0, 1);
  return [...hit, ...spared];
}

/**
 * The first two of the remote's own pages, the first two other pages with its widgets, and one page without the remote.
 */
function fewAddressesFor(remote: RemoteName): string[] {
  const all = addressesFor(remote);
  const isOwn = (address: string) => isOf(remote)(healthy.get(address)?.rendered[0] ?? '');
  const hit = all.slice(0, -1);
  const [own, embedding] = [hit.filter(isOwn), hit.filter((address) => !isOwn(address))];
  return [...own.slice(0, 2), ...embedding.slice(0, 2), ...all.slice(-1)];
}

/** The expected content of a page while its remote has the fault. */
function expectedAt(address: string, remote: RemoteName, { phase, isInRecord }: Fault) {
  const { rendered = [], status, hasFooter } = healthy.get(address) ?? {};
  const [page = ''] = rendered;
  const isOwner = isOf(remote)(page);
  const shown = isOwner ? [page] : rendered;
  const rest = { status, hasFooter, hasTitle: true };
  if (isInRecord) return { ...rest, rendered, left: [] };
  // A component that throws leaves its place; the module itself was loaded.
  if (phase === 'render') return { ...rest, rendered: shown, left: [] };
  return {
    ...rest,
    rendered: shown.filter((key) => !isOf(remote)(key)),
    left: shown.filter(isOf(remote)),
  };
}

async function look(shell: FaultyShell, address: string): Promise<Look> {
  const { status, html, rendered, left } = await shell.open(address);
  return {
    status,
    hasFooter: html.includes('</footer>') && html.endsWith('</html>'),
    hasTitle: /<title>[^<]/.test(html),
    rendered,
    left,
  };
}

beforeAll(async () => {
  const backEnd = await startServer({ RATE_LIMIT: '1000000' });
  shells.push(...(await Promise.all([1, 2].map(() => FaultyShell.start(folder, backEnd.url)))));
  const [shell] = shells;
  if (!shell) throw new Error('there is no shell');
  for (const id of Object.keys(routes) as RouteId[]) {
    const address = addressOf(id);
    if (!address) continue;
    // The first pages of a thread take longer, and each shell has two threads: with two pages at once each thread gets
    // one.
    await Promise.all([...shells, ...shells].map((each) => look(each, address)));
    // One page that a busy machine leaves to the browser would fail every test below.
    healthy.set(address, await lookAtHealed(shell, address));
  }
});

// A fault that the shell does not survive must not fail the tests of the next faults.
afterEach(async () => void (await Promise.all(shells.map((shell) => shell.repair()))));
afterAll(async () => {
  await Promise.allSettled(shells.map((shell) => shell.stop()));
  rmSync(folder, { recursive: true });
});

test('every page of every remote is rendered while nothing is broken', () => {
  const first = [...healthy].map(([, { status, rendered }]) => `${status} ${rendered[0]}`);
  const guests = Object.entries(routes).filter(
    ([, { guards }]) => !(guards as readonly string[]).includes('userOrShared'),
  );
  expect(first).toEqual(guests.map(([id]) => `200 page:${id}`));
});

test.each(Object.entries(greedyPages))(
  'a page that %s holds up neither other teams nor the server, and costs one thread',
  async (_, fault) => {
    const [shell] = shells;
    if (!shell) throw new Error('there is no shell');
    const [spared = ''] = addressesFor('catalog').slice(-1);
    const lostBefore = await shell.lostThreads();
    await shell.break('catalog', fault);
    await shell.untilNextPoll();
    const greedy = look(shell, '/menu');
    /** Threads that were lost when each healthy page had ended. */
    const lost: number[] = [];
    for (let visitor = 0; visitor < 4; visitor += 1) {
      expect(await shell.text('/healthz')).toBe('{"status":"ok"}');
      const page = await look(shell, spared);
      lost.push((await shell.lostThreads()) - lostBefore);
      expect(page).toMatchObject({ status: 200, rendered: healthy.get(spared)?.rendered, left: [] });
    }
    const given = { status: 200, rendered: [], left: ['page:menu'], hasFooter: true };
    expect(await greedy).toMatchObject(given);
    // A loop is given up after far more processor time than a page takes.
    const lostAtFirst = fault.reason === 'hung' ? lost[0] : 0;
    expect(lostAtFirst).toBe(0);
    // The next visitors are not tried on it.
    expect(await look(shell, '/menu')).toMatchObject(given);
    expect((await shell.lostThreads()) - lostBefore).toBe(1);
  },
);

/** Opens pages of the remote while it has the fault, and reads the shell's reports of the build. */
async function expectBesideFault(shell: FaultyShell, remote: RemoteName, fault: Fault, build: string) {
  const lostBefore = await shell.lostThreads();
  for (const address of fewAddressesFor(remote)) {
    expect({ remote, address, ...(await look(shell, address)) }).toEqual({
      remote,
      address,
      ...expectedAt(address, remote, fault),
    });
  }
  // Only the first page of a build that hangs or ends its thread costs one: the next pages do not try the build.
  const lostThreads = (await shell.lostThreads()) - lostBefore;
  expect({ remote, lostThreads }).toEqual({ remote, lostThreads: fault.phase === 'run' ? 1 : 0 });
  const report = [`${remote} ${fault.phase} ${fault.reason}`];
  const reports = await shell.reportsOf(build);
  expect({ remote, ...reports }).toEqual({ remote, logged: report, counted: report });
}

/** Opens a page of the remote again and again until the server renders all its modules. */
async function lookAtHealed(shell: FaultyShell, address: string): Promise<Look> {
  let page = await look(shell, address);
  // On a busy machine the next poll of the registry may take longer than a second. The limit is for a page that never
  // heals.
  for (let again = 0; again < 60 && page.left.length > 0; again += 1) {
    await shell.untilNextPoll();
    page = await look(shell, address);
  }
  return page;
}

test.each(Object.entries(faults))('%s', async (_, fault) => {
  await Promise.all(
    shells.map(async (shell, index) => {
      const remote = remotesOf(fault)[index] ?? 'content';
      const build = await shell.break(remote, fault);
      await shell.untilNextPoll();
      await expectBesideFault(shell, remote, fault, build);
      await shell.repair();
      await shell.untilNextPoll();
      const [address = ''] = addressesFor(remote);
      const { rendered, left } = await lookAtHealed(shell, address);
      expect({ address, rendered, left }).toEqual({
        address,
        rendered: healthy.get(address)?.rendered,
        left: [],
      });
    }),
  );
});
