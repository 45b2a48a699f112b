import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseRecord } from '../release/record';
import { releasesForEachTest } from '../testing/makeReleases';
import { writeRemote } from '../testing/writeBuilds';
import { cachedReader } from './cachedReader';

const releases = releasesForEachTest('s3');

/** Releases a catalog with this code. */
async function release(code: string): Promise<ReleaseRecord & { path: (name: string) => string }> {
  const { folder } = writeRemote(releases.root, 'catalog', { code });
  const record = await releases.registry().release(folder);
  return { ...record, path: (name) => `catalog/${record.build}/${name}` };
}

const open = (maxBytes?: number) => cachedReader(releases.files.store, maxBytes);
const requests = () => releases.files.requests;
const outage = () => releases.files.setFault(() => ({ status: 503, code: 'SlowDown' }));

test('a file is read once, also for several requests at the same time', async () => {
  const { path } = await release('code');
  const reader = open();
  await reader.read(path('record.json'));
  requests().length = 0;
  const texts = await Promise.all([1, 2, 3].map(() => reader.read(path('server.cjs'))));
  texts.push(await reader.read(path('server.cjs')));
  expect(texts.map(String)).toEqual(['code', 'code', 'code', 'code']);
  expect(requests()).toHaveLength(1);
});

test('the log is read every time', async () => {
  await release('code');
  const reader = open();
  requests().length = 0;
  for (const _ of [1, 2]) await reader.read('log/00000001.json');
  expect(requests()).toHaveLength(2);
});

test('a build that was read ahead is there during an outage', async () => {
  const record = await release('code');
  const reader = open();
  requests().length = 0;
  reader.readAhead?.(record);
  const names = ['server.cjs', 'remoteEntry.js'];
  const isAskedFor = (name: string) => requests().includes(`GET shop/releases/${record.path(name)}`);
  while (!names.every(isAskedFor)) await wait(10);
  // The files may still be on their way.
  for (const name of names) await reader.read(record.path(name));
  outage();
  expect(String(await reader.read(record.path('server.cjs')))).toBe('code');
  expect(String(await reader.read(record.path('remoteEntry.js')))).toBe('code');
  await expect(reader.read(record.path('absent.js'))).rejects.toThrow('503 SlowDown');
});

test('a file that differs from its record, and a record that was edited, are not cached', async () => {
  const record = await release('code');
  const reader = open();
  const [json, server] = [record.path('record.json'), record.path('server.cjs')];
  const whole = releases.files.read(json);
  releases.files.write(json, JSON.stringify({ ...record, version: '9.9.9' }));
  expect(String(await reader.read(json))).toContain('9.9.9');
  releases.files.write(json, whole);
  expect(String(await reader.read(json))).toBe(whole);
  releases.files.write(server, 'tampered');
  expect(String(await reader.read(server))).toBe('tampered');
  releases.files.write(server, 'code');
  expect(String(await reader.read(server))).toBe('code');
});

test('when the cache is full, the files that were used last stay', async () => {
  const [first, second] = [await release('a'.repeat(4000)), await release('b'.repeat(4000))];
  const reader = open(9000);
  const read = async (...paths: string[]) => {
    requests().length = 0;
    for (const path of paths) await reader.read(path);
    return requests().length;
  };
  await read(first.path('record.json'), first.path('server.cjs'), first.path('remoteEntry.js'));
  expect(await read(first.path('server.cjs'), first.path('remoteEntry.js'))).toBeLessThan(2);
  await read(second.path('record.json'), second.path('server.cjs'), second.path('remoteEntry.js'));
  expect(await read(second.path('server.cjs'), second.path('remoteEntry.js'))).toBe(0);
  expect(await read(first.path('server.cjs'))).toBe(1);
});
