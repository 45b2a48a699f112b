import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryPath } from '../release/releaseLog';
import { type Fault, type StandIn, startS3 } from '../testing/startS3';
import { StoreError } from './ReleaseStore';
import { s3Store } from './s3Store';

let service: StandIn;
beforeEach(async () => {
  service = await startS3();
});
afterEach(() => service.close());

const open = (changed: Partial<Parameters<typeof s3Store>[0]> = {}, limits = {}) =>
  s3Store(
    { url: new URL(`${service.url}/shop`), ...service.keys, region: service.region, ...changed },
    { timeoutMs: 10_000, attempts: 3, ...limits },
  );
const textOf = (path: string) => service.objects.get(`shop/${path}`)?.toString();

/** The next requests of this method to this file get these faults. */
function failNext(method: string, path: string, ...faults: Fault[]): void {
  service.fault = (request) =>
    request.method === method && request.key === `shop/${path}` ? faults.shift() : undefined;
}

test('a created file can be read, and is not overwritten', async () => {
  const store = open();
  await expect(store.read('log/a')).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await store.createNew('log/a', 'first')).toBe(true);
  expect(await store.createNew('log/a', 'second')).toBe(false);
  expect((await store.read('log/a')).toString()).toBe('first');
});

test('a service that refuses the keys is an error with its reason', async () => {
  service.fault = () => ({ status: 403, code: 'SignatureDoesNotMatch' });
  const reason = '403 SignatureDoesNotMatch';
  await expect(open().read('log/a')).rejects.toThrow(`GET s3+${service.url}/shop/log/a failed: ${reason}`);
  await expect(open().createNew('log/a', 'text')).rejects.toThrow(StoreError);
  await expect(open().newestEntry()).rejects.toThrow(reason);
  expect(service.objects.size).toBe(0);
});

test('a request has the signature of AWS Signature Version 4', async () => {
  const date = jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2013-05-24T00:00:00.000Z');
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('content'));
  const store = open({
    url: new URL('https://s3.example/bucket/shop'),
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  });
  expect((await store.read('catalog/b1/a (b)+ж.js')).toString()).toBe('content');
  const [[request] = []] = fetch.mock.calls as [Request][];
  fetch.mockRestore();
  date.mockRestore();
  // Made by other code, which gives the published signature for the example of AWS (GET /test.txt).
  expect(request?.headers.get('authorization')).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
      'SignedHeaders=host;x-amz-content-sha256;x-amz-date, ' +
      'Signature=352870b0fbbaa18069bd5fc606d34e6482a2a95af5685e5fa3d967c998c6f01e',
  );
});

test('a request is signed for the region and with the session token of the settings', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('content'));
  await open({ region: 'ru-central1', sessionToken: 'token/of+a session' }).read('log/a');
  const [[request] = []] = fetch.mock.calls as [Request][];
  fetch.mockRestore();
  expect(request?.headers.get('authorization')).toMatch(
    /\/ru-central1\/s3\/aws4_request, SignedHeaders=[^,]*;x-amz-security-token,/,
  );
  expect(request?.headers.get('x-amz-security-token')).toBe('token/of+a session');
});

test('a bucket that does not exist is an error, not an empty registry', async () => {
  const store = open({ url: new URL('/another-bucket/shop', service.url) });
  await expect(store.read('log/a')).rejects.toThrow('404 NoSuchBucket');
  await expect(store.newestEntry()).rejects.toThrow('404 NoSuchBucket');
});

test.each([
  ['is overloaded', { status: 503, code: 'SlowDown' }],
  ['is in the middle of another write', { status: 409, code: 'ConditionalRequestConflict' }],
  ['ends the connection', 'reset'],
  ['creates the file, and its answer is lost', 'lose-answer'],
] as const)('a file is created by the next attempt when the service %s', async (_, fault) => {
  failNext('PUT', 'log/a', fault, fault);
  expect(await open().createNew('log/a', 'ours')).toBe(true);
  expect(textOf('log/a')).toBe('ours');
});

test('a file that another process creates between two attempts counts as that process’s', async () => {
  const store = open();
  service.fault = ({ method, key }) => {
    if (method !== 'PUT' || key !== 'shop/log/a' || service.objects.has(key)) return undefined;
    service.objects.set(key, Buffer.from('theirs'));
    return { status: 500, code: 'InternalError' };
  };
  expect(await store.createNew('log/a', 'ours')).toBe(false);
  expect(textOf('log/a')).toBe('theirs');
});

test('requests to a service that keeps failing, or hangs, are given up', async () => {
  const slow = { status: 503, code: 'SlowDown' };
  failNext('GET', 'log/a', slow, slow, slow);
  await expect(open().read('log/a')).rejects.toThrow('failed: 503 SlowDown');
  expect(service.requests).toHaveLength(3);
  failNext('GET', 'log/a', 'hang', 'hang');
  await expect(open({}, { timeoutMs: 50, attempts: 2 }).read('log/a')).rejects.toThrow(/failed: .*timeout/);
  const { url } = service;
  await service.close();
  await expect(open({ url: new URL(`${url}/shop`) }).read('log/a')).rejects.toThrow('failed: ECONNREFUSED');
});

test.each([
  ['ends the connection', 'reset', false],
  ['refuses it', { status: 403, code: 'AccessDenied' }, false],
  ['is broken', { status: 500, code: 'InternalError' }, false],
  ['does not answer in time', 'hang', true],
  ['is behind a gateway that gives up', { status: 504, code: 'GatewayTimeout' }, true],
] as const)(
  'a write of a service that %s says whether it may yet happen',
  async (_, fault, mayStillHappen) => {
    // Faults that answer need a long limit on a busy machine.
    const store = open({}, { timeoutMs: fault === 'hang' ? 500 : 10_000, attempts: 2 });
    await store.createNew('log/a', 'a');
    failNext('PUT', 'log/b', fault, fault);
    await expect(store.createNew('log/b', 'b')).rejects.toMatchObject({ name: 'StoreError', mayStillHappen });
  },
);

test('a service that writes over files is refused before it holds a build or an entry', async () => {
  service.isConditional = false;
  const store = open();
  for (const _ of [1, 2]) {
    await expect(store.createNew('log/a', 'text')).rejects.toThrow('ignores If-None-Match');
  }
  expect([...service.objects.keys()]).toEqual(['shop/conditional-write-probe']);
});

test('a service that does not know the condition, such as Swift, is refused at once', async () => {
  service.fault = ({ method }) => (method === 'PUT' ? { status: 501, code: 'NotImplemented' } : undefined);
  await expect(open().createNew('log/a', 'text')).rejects.toThrow('has no If-None-Match');
  expect(service.requests).toEqual(['PUT shop/conditional-write-probe']);
  expect(service.objects.size).toBe(0);
});

test('listings are read page by page, and a log only from the newest known entry', async () => {
  const store = open();
  expect(await store.newestEntry()).toBeUndefined();
  for (let number = 1; number <= 7; number += 1) await store.createNew(entryPath(number), String(number));
  for (const build of ['b1', 'b2', 'b3', 'b4', 'b5']) {
    await store.createNew(`catalog/${build}/a.js`, 'a');
    await store.createNew(`catalog/${build}/record.json`, '{}');
  }
  // Files outside the log, and files whose name is no number.
  for (const path of ['log-of-others/00000009.json', 'log/notes.txt']) await store.createNew(path, 'text');
  service.pageSize = 2;
  expect(await store.newestEntry()).toMatchObject({ sequence: 7 });
  expect((await store.builds('catalog')).sort()).toEqual(['b1', 'b2', 'b3', 'b4', 'b5']);
  service.requests.length = 0;
  const { mark } = (await store.newestEntry(6)) ?? {};
  expect(service.requests).toEqual(['GET shop/log/', 'GET shop/log/']);
  service.objects.set('shop/log/00000007.json', Buffer.from('another'));
  expect((await store.newestEntry(7))?.mark).not.toBe(mark);
});

describe('a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'storefront-s3-'));
    for (const name of names) writeFileSync(join(folder, name), name);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const names = ['record.json', 'a.js', 'b.js'];
  const sources = () => names.map((name) => [name, join(folder, name)] as const);

  test('is there once its record is, which is stored last', async () => {
    await open().storeBuild('catalog', 'b1', sources());
    const puts = service.requests.filter((request) => request.startsWith('PUT shop/catalog/'));
    expect(puts).toHaveLength(3);
    expect(puts.at(-1)).toBe('PUT shop/catalog/b1/record.json');
    writeFileSync(join(folder, 'a.js'), 'another');
    await open().storeBuild('catalog', 'b1', sources());
    expect(textOf('catalog/b1/a.js')).toBe('a.js');
  });

  test.each(names)('that was copied into the bucket without %s is completed by a release', async (absent) => {
    await open().storeBuild('catalog', 'b1', sources());
    service.objects.delete(`shop/catalog/b1/${absent}`);
    service.requests.length = 0;
    await open().storeBuild('catalog', 'b1', sources());
    for (const name of names) expect(textOf(`catalog/b1/${name}`)).toBe(name);
    const puts = service.requests.filter((request) => request.startsWith('PUT shop/catalog/'));
    expect(puts).toEqual([`PUT shop/catalog/b1/${absent}`]);
  });
});
