import { join } from 'node:path';
import { backEnd, linkTo, shop, startShell, storeNext } from '../../testing/startShopShell';

const buildsIn = (body: string) => [
  ...new Set([...body.matchAll(/\/mf\/catalog\/([\da-f]{32})\//g)].map(([, build]) => build)),
];
const isolated = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

test('a link leads to the same page with the build, for HTML, scripts, state and calls, until it is closed', async () => {
  const next = await storeNext();
  const { open } = await startShell();
  const before = Date.now();
  const entered = await open(await linkTo(next, '/menu?labels=2&'));
  expect(entered).toMatchObject({ status: 302, headers: { location: '/menu?labels=2', ...isolated } });
  const [cookie] = entered.cookies;
  expect(cookie).toMatchObject({
    name: '_preview.kitsune',
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: expect.any(Number),
  });
  // The cookie lives for the whole seconds that are left of an hour.
  const earliestEnd = Math.floor(before / 1000) + 3600;
  expect(cookie?.maxAge).toBeLessThanOrEqual(3600);
  expect(cookie?.maxAge).toBeGreaterThanOrEqual(earliestEnd - Math.ceil(Date.now() / 1000));
  const sent = `_preview.kitsune=${encodeURIComponent(cookie?.value ?? '')}`;

  const previewed = await open('/menu', sent);
  expect(previewed).toMatchObject({ status: 200, headers: isolated, cookies: [] });
  expect(previewed.body).toContain('новое меню');
  expect(previewed.body).not.toContain('живое меню');
  expect(buildsIn(previewed.body)).toEqual([next]);
  expect(backEnd.received.at(-1)?.headers['x-page-builds']).toContain(`catalog@${next}`);
  expect(previewed.body).toMatch(
    new RegExp(
      `<body><style nonce="[^"]+">[^<]+</style><aside data-preview aria-label="Предпросмотр"><span>Предпросмотр catalog до [^<]+ <code>${next.slice(0, 8)}</code></span><a href="\\?mf.preview=off" target="_self">Закрыть предпросмотр</a></aside><div id="root">`,
    ),
  );
  expect((await open('/menu/rolls', sent)).body).toContain('новое меню');

  const visited = await open('/menu');
  expect(visited.body).toContain('живое меню');
  expect(visited.headers).not.toHaveProperty('x-robots-tag');

  const left = await open('/menu?mf.preview=off&labels=2', sent);
  expect(left).toMatchObject({ status: 302, headers: { location: '/menu?labels=2', ...isolated } });
  expect(left.cookies).toEqual([expect.objectContaining({ name: '_preview.kitsune', value: '' })]);
});

test('a link with two slashes leads to no other site', async () => {
  const { open } = await startShell();
  const { status, headers, cookies } = await open(await linkTo(shop.live, '//evil.example/menu?'));
  expect([status, cookies]).toEqual([301, []]);
  expect(headers.location).toMatch(/^\/evil\.example\/menu\?mf\.catalog=/);
});

// The tests of `readPreview` have the other ways to forge a link.
const otherSign = (_: string, name: string, sign: string) => name + (sign === 'A' ? 'B' : 'A');

test.each<[string, number, string, (link: string, next: string) => string | Promise<string>]>([
  ['forged', 403, 'недействительна', (link) => link.replace(/(signature=)(.)/, otherSign)],
  ['with something unknown', 403, 'недействительна', () => '/menu?mf.preview=on'],
  [
    'that has ended',
    410,
    'закончился',
    async (_, next) => {
      const expires = Math.floor(Date.now() / 1000) - 1;
      return `/menu?${await shop.releases.registry().preview({ remote: 'catalog', build: next, expires })}`;
    },
  ],
  [
    'to a build that is gone',
    404,
    'не найдена',
    (link, next) => {
      shop.releases.files.remove(`catalog/${next}`);
      return link;
    },
  ],
  [
    'to a build whose record was changed',
    503,
    'не запускается',
    (link, next) => {
      shop.releases.files.write(`catalog/${next}/record.json`, '{}');
      return link;
    },
  ],
  [
    'to a build that does not start',
    503,
    'не запускается',
    async () => linkTo(await storeNext('новое меню', 'throw new Error("broken");')),
  ],
])('a link %s is answered with %d and a page that says so', async (_, status, text, make) => {
  const next = await storeNext();
  const { open } = await startShell();
  const link = await make(await linkTo(next), next);
  const answer = await open(link);
  expect(answer).toMatchObject({ status, headers: isolated, cookies: [] });
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(answer.body).toMatch(new RegExp(`<h1>[^<]*${text}`));
  expect(answer.body).toContain('<a href="?mf.preview=off">Закрыть предпросмотр</a>');
  const build = new URLSearchParams(link.split('?')[1]).get('mf.catalog');
  expect(answer.body).toContain(status === 503 ? `Сборка: catalog ${build}.` : '');
  expect(answer.body).not.toMatch(/живое меню|новое меню|<script/);
  // The answer is the same for these parameters in the cookie, which a client can change.
  const kept = await open('/menu', `_preview.kitsune=${encodeURIComponent(link.split('?')[1] ?? '')}`);
  expect(kept).toMatchObject({ status, headers: isolated });
  expect(kept.body).not.toMatch(/живое меню|новое меню|<script/);
  expect(kept.cookies.map(({ value }) => value)).toEqual([403, 410].includes(status) ? [''] : []);
});

test('a server without a key refuses every link and says why', async () => {
  const link = await linkTo(shop.live);
  const { open } = await startShell({ RELEASES_DIR: join(shop.releases.root, 'none') });
  const answer = await open(link);
  expect(answer.status).toBe(403);
  expect(answer.body).toContain('нет ключа');
});

test.each(['staff', 'a visitor'])(
  '%s first: no page of staff is kept for visitors, nor the reverse',
  async (who) => {
    const { open, enter } = await startShell();
    // A preview of the live build: the two pages differ in the preview bar only.
    const cookie = await enter(await linkTo(shop.live));
    const order = who === 'staff' ? [cookie, '', cookie, ''] : ['', cookie, '', cookie];
    for (const sent of order) {
      const { body, headers } = await open('/menu', sent);
      expect(body).toContain('живое меню');
      expect(body.includes('data-preview')).toBe(sent !== '');
      expect(headers['cache-control']).toBe(sent ? 'private, no-store' : 'no-cache');
    }
  },
);
