import { withSignature } from '../release/signature';
import { type ReleaseStore, StoreError } from '../store/ReleaseStore';
import { releasesForEachTest } from '../testing/makeReleases';
import { storeKinds } from '../testing/openTestStore';
import { openLog } from './openLog';

describe.each(storeKinds)('in a store of the kind %s', (kind) => {
  const releases = releasesForEachTest(kind);

  const entry = (build: string) => ({
    changes: [{ app: 'catalog', action: 'release' as const, build }],
    channels: { catalog: { stable: build, history: [] } },
  });
  /** The log, in a store that may read or write in another way. */
  const open = (changed: Partial<ReleaseStore> = {}) =>
    openLog({ ...releases.files.store, ...changed }, releases.files.keys);

  test('the second of two entries after the same entry is refused', async () => {
    const log = open();
    expect(await log.head()).toBeUndefined();
    expect(await log.append(undefined, entry('b1'))).toBe(true);
    const head = await log.head();
    expect(await log.append(head, entry('b2'))).toBe(true);
    expect(await log.append(head, entry('b3'))).toBe(false);
    expect((await log.head())?.changes).toEqual(entry('b2').changes);
    expect(releases.files.paths()).toEqual(['log/00000001.json', 'log/00000002.json']);
  });

  test('entries that are added at once get different numbers', async () => {
    const builds = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'];
    await Promise.all(
      builds.map(async (build) => {
        const log = open();
        while (!(await log.append(await log.head(), entry(build))));
      }),
    );
    const added = (await open().entries()).map(({ changes }) => changes[0]?.build);
    expect(added.sort()).toEqual(builds);
  });

  test('an entry that was changed, or is missing, is found', async () => {
    const log = open();
    for (const build of ['b1', 'b2', 'b3']) await log.append(await log.head(), entry(build));
    expect((await log.entries()).map(({ changes }) => changes[0]?.build)).toEqual(['b1', 'b2', 'b3']);
    expect((await log.entries(2)).map(({ changes }) => changes[0]?.build)).toEqual(['b2', 'b3']);
    const text = releases.files.read('log/00000001.json');
    const { signature: _, ...signed } = JSON.parse(text) as { signature: string };
    // The owner of the key can sign another entry, but the next entry has the hash of the original.
    const other = withSignature({ ...signed, at: '2020-01-01' }, releases.files.keys.own());
    releases.files.write('log/00000001.json', JSON.stringify(other));
    await expect(log.entries()).rejects.toThrow('00000001.json is not the entry that the next one follows');
    releases.files.write('log/00000001.json', text);
    releases.files.remove('log/00000002.json');
    await expect(log.entries()).rejects.toThrow('00000002.json is missing');
  });

  describe('when a write fails', () => {
    test('an entry that is in the log despite a failed write counts as added', async () => {
      const createNew: ReleaseStore['createNew'] = async (path, content) => {
        await releases.files.store.createNew(path, content);
        throw new StoreError('the answer was lost');
      };
      const log = open({ createNew });
      expect(await log.append(undefined, entry('b1'))).toBe(true);
      expect((await open().head())?.changes).toEqual(entry('b1').changes);
    });

    test('another process’s entry under its number means that it was not added', async () => {
      const createNew = async () => {
        await open().append(undefined, entry('theirs'));
        throw new StoreError('the answer was lost', { mayStillHappen: true });
      };
      const log = open({ createNew });
      expect(await log.append(undefined, entry('ours'))).toBe(false);
    });

    test.each([
      ['a store that refused it', 'not-added', new StoreError('PUT failed: 403')],
      ['a disk that is full', 'not-added', new Error('ENOSPC')],
      ['a store that may be at work on it yet', 'unknown', new StoreError('slow', { mayStillHappen: true })],
    ])('without an entry in the log, the outcome of %s is %s', async (_, outcome, failure) => {
      const log = open({ createNew: () => Promise.reject(failure) });
      await expect(log.append(undefined, entry('b1'))).rejects.toMatchObject({ outcome, cause: failure });
    });

    test('with a log that cannot be read either, the outcome is unknown', async () => {
      const failure = new StoreError('PUT failed: ECONNRESET');
      const log = open({
        createNew: () => Promise.reject(failure),
        read: () => Promise.reject(new StoreError('GET failed: ECONNREFUSED')),
      });
      const unknown = { outcome: 'unknown', cause: failure };
      await expect(log.append(undefined, entry('b1'))).rejects.toMatchObject(unknown);
    });
  });

  test.each(['{', 'null', '{}', '{"sequence":2,"previous":"","changes":[],"channels":{}}'])(
    'the entry %s is refused',
    async (text) => {
      await open().append(undefined, entry('b1'));
      releases.files.write('log/00000001.json', text);
      await expect(open().head()).rejects.toThrow('00000001.json: ');
    },
  );
});
