import { entryPath } from '../release/releaseLog';
import { makeReleases } from '../testing/makeReleases';
import { type StandIn, startS3 } from '../testing/startS3';
import { openRegistry } from '../registry/openRegistry';
import { runCli } from '../registry/runCli';
import type { ReleaseStore } from './ReleaseStore';
import { httpStore } from './httpStore';

let service: StandIn;
beforeEach(async () => {
  service = await startS3();
});
afterEach(() => service.close());

const open = () => httpStore(new URL(`${service.publicUrl}/shop/`), { timeoutMs: 10_000, attempts: 2 });

/** Adds or removes entries until there are `count`. */
function setEntries(count: number): void {
  service.objects.clear();
  for (let number = 1; number <= count; number += 1) {
    service.objects.set(`shop/${entryPath(number)}`, Buffer.from(String(number)));
  }
}

test('files are read, and a file that does not exist is missing', async () => {
  service.objects.set('shop/catalog/b1/a.js', Buffer.from('text'));
  expect((await open().read('catalog/b1/a.js')).toString()).toBe('text');
  await expect(open().read('catalog/b1/b.js')).rejects.toMatchObject({ code: 'ENOENT' });
});

test('the newest entry is found without a listing, by few requests', async () => {
  for (const count of [0, 1, 2, 3, 4, 7, 8, 9, 100, 1000]) {
    setEntries(count);
    service.requests.length = 0;
    expect((await open().newestEntry())?.sequence).toBe(count || undefined);
    expect(service.requests.length).toBeLessThan(25);
  }
});

test('a server that knows the newest entry requests that entry and the next', async () => {
  setEntries(1000);
  service.requests.length = 0;
  expect((await open().newestEntry(1000))?.sequence).toBe(1000);
  expect(service.requests).toHaveLength(2);
  setEntries(1002);
  expect((await open().newestEntry(1000))?.sequence).toBe(1002);
  setEntries(3);
  expect((await open().newestEntry(1000))?.sequence).toBe(3);
});

test('a host that fails is an error, not an empty registry', async () => {
  setEntries(3);
  service.fault = () => ({ status: 502, code: 'BadGateway' });
  await expect(open().newestEntry()).rejects.toThrow('failed: 502');
  service.fault = () => ({ status: 403, code: 'AccessDenied' });
  await expect(open().read('log/00000001.json')).rejects.toThrow('failed: 403');
});

test('a host that has an answer for every address is refused', async () => {
  const always: ReleaseStore = open();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('<!doctype html>')));
  await expect(always.newestEntry()).rejects.toThrow('answers 200 for what does not exist');
  jest.restoreAllMocks();
});

test('can-i-release works over it, and every change is refused', async () => {
  const releases = await makeReleases('http');
  try {
    await releases.releasePage();
    releases.provides('phone');
    const registry = () => openRegistry(releases.files.reader as ReleaseStore, releases.files.keys);
    const run = (...args: string[]) => runCli(args, releases.root, registry());
    expect(await run('can-i-release', 'mf-account')).toMatchObject({
      exitCode: 0,
      text: expect.stringContaining('can be released'),
    });
    const before = releases.files.paths();
    await expect(run('release', 'mf-account')).rejects.toThrow(
      'cannot be changed: use RELEASES_DIR, or an S3-compatible RELEASES_URL',
    );
    await expect(run('pin', 'mf-account')).rejects.toThrow('cannot be changed');
    await expect(run('releases')).rejects.toThrow('cannot list builds');
    expect(releases.files.paths()).toEqual(before);
  } finally {
    await releases.remove();
  }
});
