import { type RemoteLoadError, openStore, serverLimits } from '@storefront/federation/server';
import { makeReleases, type TestReleases, writeRemote } from '@storefront/federation/testing';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { addRefusals } from './operation/logRefusal';
import { createMetrics } from './operation/metrics';
import { remoteFiles } from './remoteFiles';

describe.each(['s3', 'http'] as const)('from a store of the kind %s', (kind) => {
  let releases: TestReleases;
  let shell: FastifyInstance;
  let build: string;
  const reported: RemoteLoadError[] = [];

  beforeAll(async () => {
    releases = await makeReleases(kind);
    const { folder } = writeRemote(releases.root, 'catalog', { code: 'const answer = 42;' });
    ({ build } = await releases.registry().release(folder));
    shell = Fastify({ trustProxy: true });
    await shell.register(rateLimit, { global: false });
    addRefusals(shell, createMetrics());
    remoteFiles(shell, {
      store: openStore(releases.files.env, releases.root, serverLimits),
      isReleased: (_, one) => one === build,
      missesPerMinute: 20,
      report: (error) => reported.push(error),
    });
  });
  beforeEach(() => void reported.splice(0));
  afterAll(async () => {
    await shell.close();
    await releases.remove();
  });

  /** Stores a build that is not live, as a preview does. */
  async function storeAnother(): Promise<string> {
    const { folder } = writeRemote(releases.root, 'catalog', { code: 'const answer = 43;' });
    return (await releases.registry().store(folder)).build;
  }

  const get = (path: string, method: 'GET' | 'HEAD' = 'GET') => shell.inject({ method, url: `/mf/${path}` });

  test('a browser file of a build is served for good', async () => {
    const { statusCode, headers, body } = await get(`catalog/${build}/remoteEntry.js`);
    expect([statusCode, body]).toEqual([200, 'const answer = 42;']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const head = await get(`catalog/${build}/remoteEntry.js`, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test.each([
    ['a server bundle', () => `catalog/${build}/server.cjs`],
    ['a record', () => `catalog/${build}/record.json`],
    ['a file that is not in the record', () => `catalog/${build}/other.js`],
    ['a name of every object', () => `catalog/${build}/constructor`],
    ['the log', () => 'log/00000001.json'],
    ['another build', () => `catalog/${'f'.repeat(32)}/remoteEntry.js`],
    ['another remote', () => `unknown/${build}/remoteEntry.js`],
    ['what is above', () => `catalog/${build}/%2e%2e/%2e%2e/test-keys.js`],
  ])('%s is not', async (_, path) => {
    expect((await get(path())).statusCode).toBe(404);
    expect(reported).toEqual([]);
  });

  test('a network that asks for builds that do not exist gets those that are live only', async () => {
    const previewed = await storeAnother();
    const from = (ip: string, path: string) =>
      shell
        .inject({ url: `/mf/catalog/${path}`, headers: { 'x-forwarded-for': ip } })
        .then(({ statusCode }) => statusCode);
    const madeUp = Array.from(
      { length: 20 },
      (_, number) => `${String(number).padStart(32, 'a')}/remoteEntry.js`,
    );
    for (const path of madeUp) expect(await from('203.0.113.9', path)).toBe(404);
    const answers = async (ip: string) => [
      await from(ip, `${'b'.repeat(32)}/remoteEntry.js`),
      await from(ip, `${previewed}/remoteEntry.js`),
      await from(ip, `${build}/remoteEntry.js`),
    ];
    expect(await answers('203.0.113.9')).toEqual([429, 429, 200]);
    expect(await answers('198.51.100.4')).toEqual([404, 200, 200]);
  });

  test('a file that differs from its record is not sent, and is reported', async () => {
    const path = `catalog/${build}/remoteEntry.js`;
    releases.files.write(path, 'steal()');
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, headers['cache-control'], body]).toEqual([503, 'no-store', '']);
    expect(reported).toMatchObject([{ remote: 'catalog', build, reason: 'wrong-hash' }]);
    releases.files.write(path, 'const answer = 42;');
    expect((await get(path)).statusCode).toBe(200);
  });

  test('an outage is answered with 503, which no cache keeps, and is reported', async () => {
    const { service } = releases.files;
    if (!service) throw new Error('a folder has no outages');
    service.fault = () => ({ status: 500, code: 'InternalError' });
    const { statusCode, headers } = await get(`catalog/${build}/remoteEntry.js`);
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(reported).toMatchObject([{ remote: 'catalog', build, reason: 'broken' }]);
    service.fault = () => undefined;
    expect((await get(`catalog/${build}/remoteEntry.js`)).statusCode).toBe(200);
  });
});
