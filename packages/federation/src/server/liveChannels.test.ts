import { setTimeout as wait } from 'node:timers/promises';
import { makeReleases, readerKinds, type TestReleases, writeRemote } from '@storefront/releases/testing';
import { liveChannels } from './liveChannels';

/** When a build became live: any time. */
const since: unknown = expect.any(String);

let releases: TestReleases;
afterEach(() => releases.remove());

const release = async (code: string) => {
  const { folder } = writeRemote(releases.root, 'catalog', { code });
  return (await releases.registry().release(folder)).build;
};
const open = (limitMs = 20_000) => {
  const [onError, onRecovery] = [jest.fn(), jest.fn()];
  const { reader: store, trust } = releases.files;
  const channels = liveChannels({ store, trust, limitMs, onError, onRecovery });
  return { onError, onRecovery, channels };
};

describe.each(readerKinds)('from a store of the kind %s', (kind) => {
  beforeEach(async () => {
    releases = await makeReleases(kind);
  });

  test('an empty registry has nothing live, and a release becomes live', async () => {
    const { channels, onError } = open();
    expect(await channels()).toEqual({});
    const first = await release('one');
    expect((await channels()).catalog?.stable).toBe(first);
    const second = await release('two');
    expect((await channels()).catalog).toEqual({ stable: second, history: [first], since });
    expect(onError).not.toHaveBeenCalled();
  });

  test.each([1, 3])('another registry in the place of one with %d entries is read', async (count) => {
    const { channels } = open();
    for (let number = 1; number <= count; number += 1) await release(String(number));
    await channels();
    for (const folder of ['log', 'catalog']) releases.files.remove(folder);
    const build = await release('another');
    expect((await channels()).catalog).toEqual({ stable: build, history: [], since });
  });
});

describe('from a folder', () => {
  beforeEach(async () => {
    releases = await makeReleases('folder');
  });

  test('a damaged entry is reported once, and the live builds stay live', async () => {
    const { channels, onError, onRecovery } = open();
    const build = await release('one');
    await channels();
    releases.files.write('log/00000002.json', '{');
    for (const _ of [1, 2]) expect((await channels()).catalog?.stable).toBe(build);
    expect(onError).toHaveBeenCalledTimes(1);
    releases.files.remove('log');
    expect((await channels()).catalog?.stable).toBe(build);
    expect(onError).toHaveBeenCalledTimes(2);
    expect(onRecovery).not.toHaveBeenCalled();
    const next = await release('two');
    for (const _ of [1, 2]) expect((await channels()).catalog?.stable).toBe(next);
    expect(onRecovery).toHaveBeenCalledTimes(1);
  });

  test('a log that answers after the limit each time is one outage', async () => {
    const { channels, onError, onRecovery } = open(20);
    const listing = jest.spyOn(releases.files.reader, 'newestEntry');
    for (const _ of [1, 2, 3]) {
      let answer = () => {};
      // An empty log needs no further read, so nothing but the answer decides what is late.
      listing.mockReturnValueOnce(
        new Promise((resolve) => {
          answer = () => resolve(undefined);
        }),
      );
      expect(await channels()).toEqual({});
      answer();
      await wait(0);
    }
    expect(listing).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onRecovery).not.toHaveBeenCalled();
  });

  test('an entry with a key of any length is reported in one line', async () => {
    const { channels, onError } = open();
    await release('one');
    const entry = JSON.parse(releases.files.read('log/00000001.json')) as object;
    const key = 'k'.repeat(1_000_000);
    releases.files.write('log/00000002.json', JSON.stringify({ ...entry, sequence: 2, key }));
    await channels();
    expect(String(onError.mock.calls[0]).length).toBeLessThan(1000);
    expect(String(onError.mock.calls[0])).toContain('a key that is not trusted: kkkk');
  });

  test('an earlier entry of the log does not come back when the later ones are taken away', async () => {
    const { channels, onError, onRecovery } = open();
    const [bad, good] = [await release('bad'), await release('good')];
    expect((await channels()).catalog?.stable).toBe(good);
    await wait(5);
    const newest = releases.files.read('log/00000002.json');
    releases.files.remove('log/00000002.json');
    for (const _ of [1, 2]) expect((await channels()).catalog?.stable).toBe(good);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(String(onError.mock.calls[0])).toContain('log/00000001.json: it is older than what is live');
    // The entry is back, as after a copy of the log, or the place of the removed one is taken.
    releases.files.write('log/00000002.json', newest);
    expect((await channels()).catalog?.stable).toBe(good);
    expect(onRecovery).toHaveBeenCalledTimes(1);
    releases.files.remove('log/00000002.json');
    await releases.registry().pin('catalog', bad);
    expect((await channels()).catalog).toMatchObject({ stable: bad, pinned: true });
  });
});
