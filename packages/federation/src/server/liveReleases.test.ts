import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from '../registry/openRegistry';
import type { ReleaseRecord } from '../release/record';
import { openTestStore, readerKinds, type TestStore } from '../testing/openTestStore';
import { writeRemote } from '../testing/writeBuilds';
import { liveReleases } from './liveReleases';

describe.each(readerKinds)('from a store of the kind %s', (kind) => {
  let root: string;
  let now = 0;
  let files: TestStore;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'storefront-releases-'));
    files = await openTestStore(kind, root);
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await files.close();
    rmSync(root, { recursive: true, force: true });
  });

  const release = async (code: string) => {
    const { folder } = writeRemote(root, 'catalog', { code });
    return (await openRegistry(files.store, files.keys).release(folder)).build;
  };

  function follow(misfit: (record: ReleaseRecord) => string | undefined = () => undefined) {
    const [onError, onRecovery, check] = [jest.fn(), jest.fn(), jest.fn(misfit)];
    const live = liveReleases({
      store: files.reader,
      trust: files.trust,
      limitMs: 1000,
      misfit: check,
      onError,
      onRecovery,
    });
    /** What is live at the next poll. */
    const poll = async () => {
      now += 1000;
      return (await live.current()).catalog?.build;
    };
    return { onError, onRecovery, check, poll, whyAbsent: () => live.whyAbsent('catalog') };
  }

  test('a log that hangs is reported once, and once more when it is over', async () => {
    const build = await release('one');
    const { onError, onRecovery, poll } = follow();
    expect(await poll()).toBe(build);
    const end = files.hang('log/00000001.json');
    for (const _ of [1, 2, 3]) expect(await poll()).toBe(build);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onRecovery).not.toHaveBeenCalled();

    end();
    while (onRecovery.mock.calls.length === 0) expect(await poll()).toBe(build);
    for (const _ of [1, 2]) expect(await poll()).toBe(build);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onRecovery).toHaveBeenCalledTimes(1);
  });

  test('the record of a build that does not fit is read once, and a fitting one is used when it comes', async () => {
    const unfit = [await release('one'), await release('two')];
    const { check, poll, whyAbsent } = follow(({ build }) => (unfit.includes(build) ? 'too old' : undefined));
    for (const _ of [1, 2, 3]) expect(await poll()).toBeUndefined();
    expect(check.mock.calls.map(([{ build }]) => build)).toEqual(unfit.toReversed());
    expect(whyAbsent()).toMatchObject({ build: unfit[1], reason: 'incompatible' });
    const fitting = await release('three');
    expect(await poll()).toBe(fitting);
    expect(check).toHaveBeenCalledTimes(3);
  });
});
