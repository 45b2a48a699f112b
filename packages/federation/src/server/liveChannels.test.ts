import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openRegistry } from '../registry/openRegistry';
import { openTestStore, readerKinds, type TestStore } from '../testing/openTestStore';
import { writeRemote } from '../testing/writeBuilds';
import { liveChannels } from './liveChannels';

/** When a build became live: any time. */
const since: unknown = expect.any(String);

describe.each(readerKinds)('from a store of the kind %s', (kind) => {
  let root: string;
  let files: TestStore;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'storefront-live-'));
    files = await openTestStore(kind, root);
  });
  afterEach(async () => {
    await files.close();
    rmSync(root, { recursive: true, force: true });
  });

  const release = async (code: string) => {
    const { folder } = writeRemote(root, 'catalog', { code });
    return (await openRegistry(files.store, files.keys).release(folder)).build;
  };
  const open = () => {
    const [onError, onRecovery] = [jest.fn(), jest.fn()];
    const { reader: store, trust } = files;
    return { onError, onRecovery, channels: liveChannels({ store, trust, onError, onRecovery }) };
  };

  test('a registry without releases has nothing live, and a release is seen', async () => {
    const { channels, onError } = open();
    expect(await channels()).toEqual({});
    const first = await release('one');
    expect((await channels()).catalog?.stable).toBe(first);
    const second = await release('two');
    expect((await channels()).catalog).toEqual({ stable: second, history: [first], since });
    expect(onError).not.toHaveBeenCalled();
  });

  test('a damaged entry is reported once, and what was live stays live', async () => {
    const { channels, onError, onRecovery } = open();
    const build = await release('one');
    await channels();
    files.write('log/00000002.json', '{');
    for (const _ of [1, 2]) expect((await channels()).catalog?.stable).toBe(build);
    expect(onError).toHaveBeenCalledTimes(1);
    files.remove('log');
    expect((await channels()).catalog?.stable).toBe(build);
    expect(onError).toHaveBeenCalledTimes(2);
    expect(onRecovery).not.toHaveBeenCalled();
    const next = await release('two');
    for (const _ of [1, 2]) expect((await channels()).catalog?.stable).toBe(next);
    expect(onRecovery).toHaveBeenCalledTimes(1);
  });

  test('an entry with a key of any length is reported in one line', async () => {
    const { channels, onError } = open();
    await release('one');
    const entry = JSON.parse(files.read('log/00000001.json')) as object;
    const key = 'k'.repeat(1_000_000);
    files.write('log/00000002.json', JSON.stringify({ ...entry, sequence: 2, key }));
    await channels();
    expect(String(onError.mock.calls[0]).length).toBeLessThan(1000);
    expect(String(onError.mock.calls[0])).toContain('a key that is not trusted: kkkk');
  });

  test('another registry in the same place is read', async () => {
    const { channels } = open();
    await release('one');
    await channels();
    for (const folder of ['log', 'catalog']) files.remove(folder);
    const build = await release('two');
    expect((await channels()).catalog).toEqual({ stable: build, history: [], since });
  });

  test('a registry that is replaced by a shorter one is read', async () => {
    const { channels } = open();
    for (const code of ['one', 'two', 'three']) await release(code);
    await channels();
    for (const folder of ['log', 'catalog']) files.remove(folder);
    const build = await release('four');
    expect((await channels()).catalog).toEqual({ stable: build, history: [], since });
  });

  test('an earlier entry of the log does not come back when the later ones are taken away', async () => {
    const { channels, onError, onRecovery } = open();
    const [bad, good] = [await release('bad'), await release('good')];
    expect((await channels()).catalog?.stable).toBe(good);
    await wait(5);
    const newest = files.read('log/00000002.json');
    files.remove('log/00000002.json');
    for (const _ of [1, 2]) expect((await channels()).catalog?.stable).toBe(good);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(String(onError.mock.calls[0])).toContain('log/00000001.json: it is older than what is live');
    // The entry is back, as after a copy of the log, or the place of the removed one is taken.
    files.write('log/00000002.json', newest);
    expect((await channels()).catalog?.stable).toBe(good);
    expect(onRecovery).toHaveBeenCalledTimes(1);
    files.remove('log/00000002.json');
    await openRegistry(files.store, files.keys).pin('catalog', bad);
    expect((await channels()).catalog).toMatchObject({ stable: bad, pinned: true });
  });

  test.each([1, 2, 3, 5, 6])('the newest of %d entries is found', async (count) => {
    let build = '';
    for (let number = 1; number <= count; number += 1) build = await release(String(number));
    expect((await open().channels()).catalog?.stable).toBe(build);
  });
});
