import { createServerRemotes, type RemoteLoadError } from '@storefront/federation/server';
import { makeReleases, readerKinds, type TestReleases, writeRemote } from '@storefront/releases/testing';
import type { FastifyInstance } from 'fastify';
import { startRoutes } from '../testing/startRoutes';
import { createPreviewCookie } from './preview/createLinkCookie';
import { remoteFiles } from './remoteFiles';

let releases: TestReleases;
let shell: FastifyInstance;
let build: string;
const reported: RemoteLoadError[] = [];

async function start(kind: (typeof readerKinds)[number]) {
  releases = await makeReleases(kind);
  build = await release('const answer = 42;');
  const { reader: store, trust } = releases.files;
  shell = await startRoutes();
  remoteFiles(shell, {
    store,
    isLive: (_, one) => one === build,
    wasReleased: createServerRemotes({ store, trust, timeLimit: 20_000 }).wasReleased,
    previewCookie: createPreviewCookie({
      brandKey: 'umi',
      isSecure: false,
      trust,
      releasesDir: store.folder,
    }),
    missesPerMinute: 20,
    report: (error) => reported.push(error),
  });
}

async function stop() {
  await shell.close();
  await releases.remove();
}

beforeEach(() => void reported.splice(0));

const writeCatalog = (code: string) => writeRemote(releases.root, 'catalog', { code }).folder;

/** Releases a catalogue with this code, for some of the visitors if a share is given. */
const release = async (code: string, percent?: number) =>
  (await releases.registry().release(writeCatalog(code), percent ? { percent } : undefined)).build;

/** Stores a build that no entry of the log names: a preview does so, and an attacker with write access could. */
const store = async (code: string) => (await releases.registry().store(writeCatalog(code))).build;

/** The cookie of a preview of a build, which ends after so many seconds. */
async function previewOf(shown: string, seconds = 60): Promise<string> {
  const expires = Math.floor(Date.now() / 1000) + seconds;
  const link = await releases.registry().preview({ remote: 'catalog', build: shown, expires });
  return `_preview.umi=${encodeURIComponent(String(link))}`;
}

const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  shell.inject({ method, url: `/mf/${path}`, headers });
const entryOf = (one: string) => `catalog/${one}/remoteEntry.js`;

describe.each(readerKinds)('from a store of the kind %s', (kind) => {
  beforeAll(() => start(kind));
  afterAll(stop);

  test('a browser file of a build is served for good', async () => {
    const { statusCode, headers, body } = await get(entryOf(build));
    expect([statusCode, body]).toEqual([200, 'const answer = 42;']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const head = await get(entryOf(build), {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('a browser that has the file gets no second copy', async () => {
    const { etag } = (await get(entryOf(build))).headers;
    const same = await get(entryOf(build), { 'if-none-match': `"other", ${etag}` });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    expect((await get(entryOf(build), { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test.each([
    ['a server bundle', () => `catalog/${build}/server.cjs`],
    ['a record', () => `catalog/${build}/record.json`],
    ['a file that is not in the record', () => `catalog/${build}/y.svg`],
    ['a name of every object', () => `catalog/${build}/constructor`],
    ['a file of no build', () => 'catalog/y.svg'],
    ['the log', () => 'log/00000001.json'],
    ['another build', () => entryOf('f'.repeat(32))],
    ['another remote', () => `unknown/${build}/remoteEntry.js`],
    ['what is above', () => `catalog/${build}/%2e%2e/%2e%2e/test-keys.js`],
  ])('%s is not', async (_, path) => {
    for (const file of ['catalog/y.svg', `catalog/${build}/y.svg`]) {
      releases.files.write(file, '<svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>');
    }
    const { statusCode, headers } = await get(path());
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(reported).toEqual([]);
  });

  test('a build that a writer of the registry made, with a right record, is not', async () => {
    const made = await store('steal()');
    expect((await get(entryOf(made))).statusCode).toBe(404);
    expect(reported).toEqual([]);
  });

  test('a build with a preview is served to the browser that shows it, and kept by no shared cache', async () => {
    const [shown, other] = [await store('preview()'), await store('other()')];
    const sent = { cookie: await previewOf(shown) };
    const { statusCode, headers, body } = await get(entryOf(shown), sent);
    expect([statusCode, body]).toEqual([200, 'preview()']);
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const answers = [
      await get(entryOf(shown)),
      await get(entryOf(other), sent),
      await get(entryOf(shown), { cookie: await previewOf(shown, -1) }),
      await get(entryOf(shown), { cookie: sent.cookie.replace(shown, other) }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
  });

  test('open pages still get the files of builds that are no longer live', async () => {
    const canary = await release('canary()', 10);
    await releases.registry().endCanary('catalog');
    const bad = await release('bad()');
    await releases.registry().rollback('catalog');
    const { stable, history } = await releases.registry().channels('catalog');
    expect([stable, ...history]).not.toContain(bad);
    expect((await get(entryOf(canary))).body).toBe('canary()');
    expect((await get(entryOf(bad))).body).toBe('bad()');
  });

  test('a network that asks for too many unknown builds gets files of live builds only', async () => {
    const previewed = await store('const answer = 43;');
    const sent = { cookie: await previewOf(previewed) };
    const from = (ip: string, path: string) =>
      get(path, { ...sent, 'x-forwarded-for': ip }).then(({ statusCode }) => statusCode);
    const madeUp = Array.from({ length: 20 }, (_, number) => entryOf(String(number).padStart(32, 'a')));
    for (const path of madeUp) expect(await from('203.0.113.9', path)).toBe(404);
    const answers = async (ip: string) => [
      await from(ip, entryOf('b'.repeat(32))),
      await from(ip, entryOf(previewed)),
      await from(ip, entryOf(build)),
    ];
    expect(await answers('203.0.113.9')).toEqual([429, 429, 200]);
    expect(await answers('198.51.100.4')).toEqual([404, 200, 200]);
  });

  test('a file that differs from its record is not sent, and is reported', async () => {
    releases.files.write(entryOf(build), 'steal()');
    const { statusCode, headers, body } = await get(entryOf(build));
    expect([statusCode, headers['cache-control'], headers.etag, body]).toEqual([
      503,
      'no-store',
      undefined,
      '',
    ]);
    expect(reported).toMatchObject([{ remote: 'catalog', build, reason: 'wrong-hash' }]);
    releases.files.write(entryOf(build), 'const answer = 42;');
    expect((await get(entryOf(build))).statusCode).toBe(200);
  });
});

describe('an outage of a store', () => {
  afterEach(stop);

  test.each(['s3', 'http'] as const)(
    'of the kind %s is answered with 503, which no cache keeps, and is reported',
    async (kind) => {
      await start(kind);
      releases.files.setFault(() => ({ status: 500, code: 'InternalError' }));
      const { statusCode, headers } = await get(entryOf(build));
      expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
      expect(reported).toMatchObject([{ remote: 'catalog', build, reason: 'broken' }]);
      const madeUp = await get(entryOf('f'.repeat(32)));
      expect([madeUp.statusCode, madeUp.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(reported).toHaveLength(1);
      releases.files.setFault();
      expect((await get(entryOf(build))).statusCode).toBe(200);
    },
  );

  test('that hides the log only reports no failure of an unknown build', async () => {
    await start('s3');
    await release('two()');
    releases.files.setFault(({ key }) =>
      key.endsWith('log/00000001.json') ? { status: 500, code: 'InternalError' } : undefined,
    );
    const { statusCode, headers } = await get(entryOf('f'.repeat(32)));
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(reported).toEqual([]);
  });
});
