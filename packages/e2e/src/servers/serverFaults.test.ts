import { rmSync } from 'node:fs';
import { startServer } from '@storefront/api-server/src/testing/startServer';
import { type RouteId, routes } from '@storefront/contracts';
import { makeCopiesFolder } from '../stack/builtArtefacts';
import { type Fault, faults, greedyPages } from '../faulty-shell/faults';
import { FaultyShell, type OpenedPage } from '../faulty-shell/faultyShell';

const folder = makeCopiesFolder();
let shell: FaultyShell;

interface Look extends Pick<OpenedPage, 'status' | 'rendered' | 'left'> {
  /** The page is whole: its end and its footer are there. */
  hasFooter: boolean;
  hasTitle: boolean;
}

/** Two pages of content, pages with its widgets, and a page without it: the shell treats all remotes alike. */
const addresses = ['/promos', '/delivery', '/', '/menu', '/auth'];

/** These pages while nothing is broken. */
const healthy = new Map<string, Look>();

/** Whether a module is content's: `page:promos`, `widget:content:stories`. */
const isOfContent = (key: string) =>
  (key.startsWith('page:') ? routes[key.slice(5) as RouteId].owner : key.split(':')[1]) === 'content';

/** The expected content of a page while its remote has the fault. */
function expectedAt(address: string, { phase }: Fault) {
  const { rendered = [], status, hasFooter } = healthy.get(address) ?? {};
  const [page = ''] = rendered;
  const isOwner = isOfContent(page);
  const shown = isOwner ? [page] : rendered;
  const rest = { status, hasFooter, hasTitle: true };
  // A component that throws leaves its place; the module itself was loaded.
  if (phase === 'render') return { ...rest, rendered: shown, left: [] };
  return {
    ...rest,
    rendered: shown.filter((key) => !isOfContent(key)),
    left: shown.filter(isOfContent),
  };
}

async function look(address: string): Promise<Look> {
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
  shell = await FaultyShell.start(folder, backEnd.url);
  for (const address of addresses) {
    // The first pages of a thread take longer: with two pages at once each of its two threads gets one.
    await Promise.all([look(address), look(address)]);
    // One page that a busy machine leaves to the browser would fail every test below.
    healthy.set(address, await lookAtHealed(address));
  }
});

// A fault that the shell does not survive must not fail the tests of the next faults.
afterEach(() => shell.repair());
afterAll(async () => {
  await shell.stop();
  rmSync(folder, { recursive: true });
});

test('content is on some of the pages, as a page and as a widget, and not on all', () => {
  const parts = addresses.map((address) => healthy.get(address)?.rendered ?? []);
  expect(parts.filter(([page = '']) => isOfContent(page))).toHaveLength(2);
  expect(parts.some(([, ...widgets]) => widgets.some(isOfContent))).toBe(true);
  expect(parts.some((keys) => keys.length > 0 && !keys.some(isOfContent))).toBe(true);
});

test.each(Object.entries(greedyPages))(
  'a page that %s holds up neither other teams nor the server, and costs one thread',
  async (_, fault) => {
    const spared = '/auth';
    const lostBefore = await shell.lostThreads();
    await shell.break('catalog', fault);
    await shell.untilNextPoll();
    const greedy = look('/menu');
    for (let visitor = 0; visitor < 4; visitor += 1) {
      expect(await shell.text('/healthz')).toBe('{"status":"ok"}');
      expect(await look(spared)).toMatchObject({
        status: 200,
        rendered: healthy.get(spared)?.rendered,
        left: [],
      });
    }
    const given = { status: 200, rendered: [], left: ['page:menu'], hasFooter: true };
    expect(await greedy).toMatchObject(given);
    // The next visitors are not tried on it.
    expect(await look('/menu')).toMatchObject(given);
    expect((await shell.lostThreads()) - lostBefore).toBe(1);
  },
);

/** Opens a page of the remote again and again until the server renders all its modules. */
async function lookAtHealed(address: string): Promise<Look> {
  let page = await look(address);
  // On a busy machine the next poll of the registry may take longer than a second. The limit is for a page that never
  // heals.
  for (let again = 0; again < 60 && page.left.length > 0; again += 1) {
    await shell.untilNextPoll();
    page = await look(address);
  }
  return page;
}

test.each(Object.entries(faults))('%s', async (_, fault) => {
  const lostBefore = await shell.lostThreads();
  const build = await shell.break('content', fault);
  await shell.untilNextPoll();
  for (const address of addresses) {
    expect({ address, ...(await look(address)) }).toEqual({ address, ...expectedAt(address, fault) });
  }
  // Only the first page of a build that hangs or ends its thread costs one: the next pages do not try the build.
  expect((await shell.lostThreads()) - lostBefore).toBe(fault.phase === 'run' ? 1 : 0);
  expect(await shell.reportsOf(build)).toEqual([`content ${fault.phase} ${fault.reason}`]);

  await shell.repair();
  await shell.untilNextPoll();
  for (const address of addresses) expect(await lookAtHealed(address)).toEqual(healthy.get(address));
});
