import { type RemoteLoadError, openStore, serverLimits } from '@storefront/federation/server';
import { makeReleases, type TestReleases, writeRemote } from '@storefront/federation/testing';
import Fastify, { type FastifyInstance } from 'fastify';
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
    shell = Fastify();
    const store = openStore(releases.files.env, releases.root, serverLimits);
    remoteFiles(shell, store, (error) => reported.push(error));
  });
  beforeEach(() => void reported.splice(0));
  afterAll(async () => {
    await shell.close();
    await releases.remove();
  });

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
