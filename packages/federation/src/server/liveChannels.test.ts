import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeReleases, readerKinds, type TestReleases, writeRemote } from '@storefront/releases/testing';
import { liveChannels } from './liveChannels';
import { type SeenEntries, seenEntries } from './seenEntries';

/** When a build became live: any time. */
const since: unknown = expect.any(String);

let releases: TestReleases;
afterEach(() => releases.remove());

const release = async (code: string) => {
  const { folder } = writeRemote(releases.root, 'catalog', { code });
  return (await releases.registry().release(folder)).build;
};
const open = (seen?: SeenEntries, limitMs = 20_000) => {
  const [onError, onRecovery] = [jest.fn(), jest.fn()];
  const { reader: store, trust } = releases.files;
  const channels = liveChannels({ store, trust, limitMs, seen, onError, onRecovery });
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
    const { channels, onError, onRecovery } = open(undefined, 20);
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

  describe('with a state of its own, a server that starts', () => {
    const startServer = () => open(seenEntries(join(releases.root, 'state')));

    test('does not follow a log whose newest entry is gone, until it is back', async () => {
      const [bad, good] = [await release('bad'), await release('good')];
      expect((await startServer().channels()).catalog?.stable).toBe(good);
      const newest = releases.files.read('log/00000002.json');
      releases.files.remove('log/00000002.json');
      const { channels, onError, onRecovery } = startServer();
      for (const _ of [1, 2]) expect(await channels()).toEqual({});
      expect(onError).toHaveBeenCalledTimes(1);
      expect(String(onError.mock.calls[0])).toMatch(/the log lacks entry 2 of \S+Z, which was live here/);
      releases.files.write('log/00000002.json', newest);
      expect((await channels()).catalog).toMatchObject({ stable: good, history: [bad] });
      expect(onRecovery).toHaveBeenCalledTimes(1);
    });

    test('does not follow a log that is gone, or was begun again', async () => {
      await release('one');
      await startServer().channels();
      releases.files.remove('log');
      const { channels, onError } = startServer();
      expect(await channels()).toEqual({});
      expect(String(onError.mock.calls[0])).toContain('has no log any more');
      for (const code of ['two', 'three']) await release(code);
      expect(await channels()).toEqual({});
      expect(String(onError.mock.calls[1])).toContain('the log lacks entry 1');
    });

    test('follows a log that has grown meanwhile, by any number of entries', async () => {
      await release('0');
      await startServer().channels();
      let build = '';
      for (let number = 1; number <= 4; number += 1) build = await release(String(number));
      const { channels, onError } = startServer();
      expect((await channels()).catalog?.stable).toBe(build);
      expect(onError).not.toHaveBeenCalled();
    });

    test('follows an older log once a person has emptied the state', async () => {
      const bad = await release('bad');
      await release('good');
      await startServer().channels();
      releases.files.remove('log/00000002.json');
      rmSync(join(releases.root, 'state'), { recursive: true });
      expect((await startServer().channels()).catalog?.stable).toBe(bad);
    });

    test('follows nothing while the state cannot be read', async () => {
      const build = await release('one');
      writeFileSync(join(releases.root, 'state'), 'a file in place of the folder');
      const { channels, onError } = startServer();
      expect(await channels()).toEqual({});
      expect(String(onError.mock.calls[0])).toContain('ENOTDIR');
      rmSync(join(releases.root, 'state'));
      expect((await channels()).catalog?.stable).toBe(build);
    });

    test('follows the log while the state cannot be written, reports it once, and tries again', async () => {
      const build = await release('one');
      const add = jest.fn().mockRejectedValue(new Error('ENOSPC'));
      const { channels, onError, onRecovery } = open({ newest: () => Promise.resolve(undefined), add });
      for (const _ of [1, 2]) expect((await channels()).catalog?.stable).toBe(build);
      expect(onError.mock.calls.map(String)).toEqual([
        expect.stringContaining('RELEASES_STATE cannot be written: Error: ENOSPC'),
      ]);
      add.mockResolvedValue(undefined);
      for (const _ of [1, 2]) await channels();
      expect(add).toHaveBeenCalledTimes(3);
      expect(onRecovery).toHaveBeenCalledTimes(1);
    });
  });
});
