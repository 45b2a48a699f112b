import { releasesForEachTest, writeRemote } from '@storefront/releases/testing';
import { liveChannels } from './liveChannels';
import { loggedBuilds } from './loggedBuilds';

const releases = releasesForEachTest('s3');

/** Releases a canary for a tenth of the visitors and ends it: no later entry has the build among its channels. */
async function releaseForAWhile(code: string): Promise<string> {
  const { folder } = writeRemote(releases.root, 'catalog', { code });
  const { build } = await releases.registry().release(folder, { percent: 10 });
  await releases.registry().endCanary('catalog');
  return build;
}

/** A registry with a live build and three former live builds; the log has seven entries. */
async function fillLog(): Promise<string[]> {
  await releases.registry().release(writeRemote(releases.root, 'catalog').folder);
  const builds: string[] = [];
  for (const code of ['one', 'two', 'three']) builds.push(await releaseForAWhile(code));
  return builds;
}

function open() {
  const { reader: store, trust } = releases.files;
  const read: string[] = [];
  const onError = jest.fn();
  const counting = {
    ...store,
    read(path: string) {
      read.push(path);
      return store.read(path);
    },
  };
  const { has, follow: onEntry } = loggedBuilds(counting, onError);
  const ignore = () => undefined;
  const options = { store, trust, limitMs: 20_000, onError: ignore, onRecovery: ignore };
  const follow = liveChannels({ ...options, onEntry });
  return { follow, read, onError, has: (build: string) => has('catalog', build), hasOf: has };
}

const entry = (sequence: number) => `log/0000000${sequence}.json`;

test('a build that any entry names is known for its app, and each entry is read once', async () => {
  const builds = await fillLog();
  const { follow, has, hasOf, read } = open();
  await follow();
  const unknown = 'f'.repeat(32);
  expect(await Promise.all([...builds, unknown].map(has))).toEqual([true, true, true, false]);
  expect(await has(unknown)).toBe(false);
  expect(await hasOf('content', builds[0] ?? '')).toBe(false);
  expect(read.sort()).toEqual([1, 2, 3, 4, 5, 6].map(entry));
  read.length = 0;
  const next = await releaseForAWhile('four');
  await follow();
  expect(await Promise.all([...builds, next, unknown].map(has))).toEqual([true, true, true, true, false]);
  // The new entries, and at most one more, because the steps of the read grow.
  expect(read).toEqual([8, 7, 6].map(entry));
});

test.each([
  ['is missing', () => releases.files.remove(entry(5))],
  [
    'is not the entry that the next one follows',
    (build: string) => {
      const changed = JSON.parse(releases.files.read(entry(5))) as object;
      const changes = [{ app: 'catalog', action: 'release', build }];
      releases.files.write(entry(5), JSON.stringify({ ...changed, changes }));
    },
  ],
])('an earlier entry that %s ends what is known, and is reported once', async (fault, damage) => {
  const [one = '', , three = ''] = await fillLog();
  const forged = 'f'.repeat(32);
  damage(forged);
  const { follow, has, onError } = open();
  await follow();
  for (const _ of [1, 2]) {
    expect(await Promise.all([one, three, forged].map(has))).toEqual([false, true, false]);
  }
  expect(onError).toHaveBeenCalledTimes(1);
  expect(String(onError.mock.calls[0])).toContain(`${entry(5)} ${fault}`);
});

test('builds that an outage hides are known after it', async () => {
  const [one = ''] = await fillLog();
  const { follow, has, onError } = open();
  await follow();
  releases.files.setFault(() => ({ status: 503, code: 'SlowDown' }));
  await expect(has(one)).rejects.toThrow('503 SlowDown');
  releases.files.setFault();
  expect(await has(one)).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});
