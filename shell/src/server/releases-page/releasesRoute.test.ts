import { createServer } from 'node:http';
import { type ReleasesView, viewElementId } from '../../app/releases-page/view';
import { listen } from '../../testing/listen';
import { linkTo, releaseCatalog, shop, startShell, stops } from '../../testing/startShopShell';

const isolated = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** A link of the command, without its origin. */
async function releasesLink(): Promise<string> {
  const { url } = JSON.parse(await shop.releases.run('releases', '--web', '--json')) as { url: string };
  return url.slice(new URL(url).origin.length);
}

function viewIn(html: string): ReleasesView {
  const [, json = ''] =
    new RegExp(`<script type="application/json" id="${viewElementId}">(.*?)</script>`).exec(html) ?? [];
  return JSON.parse(json) as ReleasesView;
}

/** Opens the page with the cookie of a link. */
async function openReleases(env: Record<string, string> = {}) {
  const { open, enter } = await startShell(env);
  const cookie = await enter(await releasesLink());
  return { read: () => open('/releases', cookie), open };
}

test('a link leads to the page, and only its cookie opens it', async () => {
  const { open, enter } = await startShell();
  const entered = await open(await releasesLink());
  expect(entered).toMatchObject({ status: 302, headers: { location: '/releases', ...isolated } });
  expect(entered.cookies).toMatchObject([
    { name: '_releases.kitsune', path: '/', httpOnly: true, sameSite: 'Lax' },
  ]);
  const page = await open('/releases', await enter(await releasesLink()));
  expect(page).toMatchObject({ status: 200, headers: isolated, cookies: [] });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'self'; script-src 'self' 'nonce-[^']+'; .*frame-ancestors 'none'/);
  expect(policy).not.toContain('unsafe');
  // An address with somebody's campaign is the same page.
  expect((await open('/releases?utm_source=x', await enter(await releasesLink()))).status).toBe(200);
});

test.each([
  ['without a link', 403, 'Нужна ссылка', async () => '/releases'],
  [
    'with a forged link',
    403,
    'Ссылка недействительна',
    async () => (await releasesLink()).replace(/(expires=\d+)/, '$10'),
  ],
  ['with a link to a preview', 403, 'Ссылка недействительна', () => linkTo(shop.live, '/releases?')],
  [
    'with a link that has expired',
    410,
    'Срок ссылки истек',
    async () =>
      `/releases?${String(shop.releases.registry().releasesLink(Math.floor(Date.now() / 1000) - 1))}`,
  ],
])('%s the answer is %d and says so, without data', async (_, status, text, link) => {
  const { open } = await startShell();
  const address = await link();
  const answer = await open(address);
  expect(answer).toMatchObject({ status, headers: isolated, cookies: [] });
  expect(answer.body).toMatch(new RegExp(`<h1>${text}`));
  expect(answer.body).not.toContain(shop.live);
  if (address === '/releases') return;
  const kept = await open(
    '/releases',
    `_releases.kitsune=${encodeURIComponent(address.split('?')[1] ?? '')}`,
  );
  expect(kept).toMatchObject({ status, cookies: [{ name: '_releases.kitsune', value: '' }] });
});

test('the page has what the registry says of each app', async () => {
  const next = await releaseCatalog('новое меню');
  const canary = await releaseCatalog('пробное меню', '--channel', 'canary', '--percent', '10', '--guard');
  await shop.releases.run('pin', 'mf-content');
  shop.releases.provides('city');
  await expect(shop.releases.run('release', 'mf-account')).rejects.toThrow('cannot be released');
  const { read } = await openReleases();
  const { apps, changes, shells, faults, timeZone } = viewIn((await read()).body);
  expect([faults, shells, timeZone]).toEqual([[], 1, 'Europe/Moscow']);
  const log = await shop.releases.registry().log();
  const key = log.at(-1)?.key;
  const channels = log.at(-1)?.channels['catalog'];
  const atOf = (build: string) =>
    log.findLast((entry) => entry.changes.some((one) => one.build === build))?.at;
  const app = (name: string) => apps.find((one) => one.name === name);
  const record = { version: '1.0.0', commit: expect.any(String), builtAt: expect.any(String) };
  expect(app('catalog')).toMatchObject({
    folder: 'mf-catalog',
    isPinned: false,
    builds: [
      { role: 'live', build: next, since: channels?.since, key, ...record },
      {
        role: 'canary',
        build: canary,
        since: channels?.canary?.since,
        key,
        percent: 10,
        isGuarded: true,
        ...record,
      },
      { role: 'previous', build: shop.live, since: atOf(shop.live), key, ...record },
    ],
  });
  expect(app('catalog')).not.toHaveProperty('refusal');
  expect(app('content')).toMatchObject({ isPinned: true });
  expect(app('account')?.refusal).toMatchObject({
    action: 'release',
    at: log.at(-1)?.at,
    key,
    reasons: ['content: it needs panel "phone", which is not provided'],
  });
  expect(app('checkout')?.builds).toEqual([]);
  expect(changes.map(({ action, app: name }) => `${action} ${name}`)).toEqual([
    'refused mf-account',
    'pin mf-content',
    'canary mf-catalog',
    'release mf-catalog',
    'release mf-catalog',
    'release mf-content',
    'release mf-account',
    'release shell',
  ]);
});

test('the last 50 changes are shown, and how a live build came to be among more', async () => {
  for (let turn = 0; turn < 27; turn += 1) {
    await shop.releases.run('pin', 'mf-content');
    await shop.releases.run('unpin', 'mf-content');
  }
  const { read } = await openReleases();
  const { apps, changes } = viewIn((await read()).body);
  expect(changes).toHaveLength(50);
  expect(changes.every(({ app }) => app === 'mf-content')).toBe(true);
  const [first] = await shop.releases.registry().log();
  expect(apps.find(({ name }) => name === 'shell')?.builds).toMatchObject([{ key: first?.key }]);
});

test('builds keep their roles through a rollback, a canary for all and the end of a canary', async () => {
  const { read } = await openReleases();
  const builds = async () => {
    const { apps } = viewIn((await read()).body);
    return apps
      .find(({ name }) => name === 'catalog')
      ?.builds.map(({ role, build, since }) => [role, build, since]);
  };
  const newest = async () => (await shop.releases.registry().log()).at(-1);
  const canary = await releaseCatalog('пробное меню', '--channel', 'canary', '--percent', '10');
  const released = (await builds())?.[0]?.[2];
  await shop.releases.run('promote', 'mf-catalog', canary);
  const promoted = (await newest())?.channels['catalog']?.since;
  expect(await builds()).toEqual([
    ['live', canary, promoted],
    ['previous', shop.live, expect.any(String)],
  ]);
  await shop.releases.run('rollback', 'mf-catalog');
  expect(await builds()).toEqual([['live', shop.live, (await newest())?.at]]);
  expect(released).toEqual(expect.any(String));
  await shop.releases.run('promote', 'mf-catalog', canary, '--channel', 'canary', '--percent', '5');
  expect((await builds())?.map(([role, build]) => [role, build])).toEqual([
    ['live', shop.live],
    ['canary', canary],
  ]);
  await shop.releases.run('rollback', 'mf-catalog');
  expect((await builds())?.map(([role, build]) => [role, build])).toEqual([['live', shop.live]]);
});

test('a log whose newest entries are gone is said to be shorter than what this server follows', async () => {
  await releaseCatalog('новое меню');
  const { read, open } = await openReleases();
  await open('/menu');
  shop.releases.files.remove('log/00000005.json');
  expect(viewIn((await read()).body).faults).toEqual([
    'The log ends with entry 4, and this server follows entry 5.',
  ]);
});

test('nothing is said of apps when no entry can be read', async () => {
  const { read } = await openReleases();
  shop.releases.files.write('log/00000004.json', '{}');
  const { apps, faults, changes } = viewIn((await read()).body);
  expect([apps, changes]).toEqual([[], []]);
  expect(faults).toEqual([expect.stringContaining('00000004.json')]);
});

test('markup in the log ends no script of the page', async () => {
  await shop.releases.registry().noteRefusal({
    app: 'catalog',
    action: 'release',
    build: shop.live,
    reasons: ['</script><script>alert(1)</script>'],
  });
  const { body } = await (await openReleases()).read();
  expect(body).not.toContain('</script><script>alert');
  expect(viewIn(body).apps.find(({ name }) => name === 'catalog')?.refusal?.reasons).toEqual([
    '</script><script>alert(1)</script>',
  ]);
});

test('what cannot be read is said, and the rest is shown', async () => {
  shop.releases.files.remove(`catalog/${shop.live}`);
  shop.releases.files.remove('log/00000002.json');
  const { read } = await openReleases({ SHELL_METRICS: 'http://127.0.0.1:1/metrics' });
  const { apps, faults, shells } = viewIn((await read()).body);
  expect(faults.toSorted()).toEqual([
    expect.stringContaining('00000002.json is missing'),
    'http://127.0.0.1:1/metrics does not answer.',
  ]);
  expect(shells).toBe(0);
  expect(apps.flatMap(({ failures }) => failures)).toEqual([]);
  expect(apps.find(({ name }) => name === 'catalog')?.builds).toEqual([
    {
      role: 'live',
      build: shop.live,
      since: expect.any(String),
      key: expect.any(String),
      fault: expect.stringContaining(`has no release ${shop.live}`),
    },
  ]);
});

test('the figures of all shells that SHELL_METRICS names are added up', async () => {
  const text = `storefront_remote_failures_total{remote="catalog",build="${shop.live}",phase="run",reason="threw"} 2\n`;
  const server = createServer((_request, response) => response.end(text));
  const address = `${await listen(server)}/metrics`;
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  const { read } = await openReleases({ SHELL_METRICS: `${address},${address}` });
  const { apps, shells } = viewIn((await read()).body);
  expect(shells).toBe(2);
  expect(apps.find(({ name }) => name === 'catalog')?.failures).toEqual([
    { role: 'live', counts: [0, 0, 0, 0, 4] },
  ]);
});
