import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseRecord } from '@storefront/releases/release';
import { StoreError } from '@storefront/releases/store';
import { hangFile, releasesForEachTest, writeRemote } from '@storefront/releases/testing';
import { liveReleases } from './liveReleases';

const releases = releasesForEachTest('folder');
let now = 0;
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

const registry = () => releases.registry();
/** Releases a catalog with this code, with a percentage as a canary. */
const release = async (code: string, percent?: number) =>
  (
    await registry().release(
      writeRemote(releases.root, 'catalog', { code }).folder,
      percent ? { percent } : undefined,
    )
  ).build;

function follow(misfit: (record: ReleaseRecord) => string | undefined = () => undefined, limitMs = 20_000) {
  const onError = jest.fn();
  const live = liveReleases({
    store: releases.files.reader,
    trust: releases.files.trust,
    limitMs,
    misfit,
    onError,
    onRecovery: () => undefined,
  });
  /** The live builds at the next poll. */
  const poll = async () => {
    now += 1000;
    return (await live.current()).catalog?.build;
  };
  /** The build of a visitor in this of a hundred shares. */
  const buildFor = async (share: number) => (await live.current(() => share)).catalog?.build;
  const withdraw = (build: string) =>
    live.withdraw('catalog', { build, since: live.channelsOf('catalog').since ?? '' });
  return { live, onError, poll, buildFor, withdraw };
}

test('while no build fits there is none, and a later build that fits is used', async () => {
  const unfit = [await release('one'), await release('two')];
  const { poll, live } = follow(({ build }) => (unfit.includes(build) ? 'too old' : undefined));
  expect(await poll()).toBeUndefined();
  expect(live.whyAbsent('catalog')).toMatchObject({ build: unfit[1], reason: 'incompatible' });
  const fitting = await release('three');
  expect(await poll()).toBe(fitting);
});

test('the previous build stays while no file can be read, which is reported once in each outage', async () => {
  const build = await release('one');
  const { onError, poll } = follow();
  expect(await poll()).toBe(build);
  const next = await release('two');
  const { read } = releases.files.reader;
  for (const outages of [1, 2]) {
    const reading = jest.spyOn(releases.files.reader, 'read').mockImplementation((path) => {
      if (path !== `catalog/${next}/record.json`) return read(path);
      return Promise.reject(Object.assign(new Error('EMFILE'), { code: 'EMFILE', syscall: 'open' }));
    });
    for (const _ of [1, 2]) expect(await poll()).toBe(build);
    expect(onError).toHaveBeenCalledTimes(outages);
    reading.mockRestore();
    expect(await poll()).toBe(next);
    await registry().promote('catalog', build);
    expect(await poll()).toBe(build);
    await registry().promote('catalog', next);
  }
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ remote: 'catalog', build: next }));
});

test('the previous build replaces a build that does not fit, which is reported once, and stays in an outage', async () => {
  const [first, second] = [await release('one'), await release('two')];
  const { onError, poll } = follow(({ build }) => (build === second ? 'too old' : undefined));
  for (const _ of [1, 2]) expect(await poll()).toBe(first);
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ build: second, reason: 'incompatible' })]]);
  jest.spyOn(releases.files.reader, 'read').mockRejectedValue(new StoreError('503'));
  for (const _ of [1, 2]) expect(await poll()).toBe(first);
});

/** Holds every listing of the log until `end`; counts the listings. */
function holdLog() {
  const { reader } = releases.files;
  const list = reader.newestEntry;
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const listing = jest.spyOn(reader, 'newestEntry').mockImplementation(async (after) => {
    await held;
    return list(after);
  });
  return { listing, end };
}

test('pages wait for one poll behind the running one, however many are due', async () => {
  const build = await release('one');
  const { poll } = follow();
  await poll();
  const { listing, end } = holdLog();
  const pages = [poll()];
  await wait(0);
  pages.push(poll(), poll(), poll(), poll());
  end();
  expect(await Promise.all(pages)).toEqual(pages.map(() => build));
  expect(listing).toHaveBeenCalledTimes(2);
});

test('a record that hangs does not hold up the next live build', async () => {
  const [first, second] = [await release('one'), await release('two')];
  await registry().rollback('catalog');
  const { poll } = follow(undefined, 300);
  /** A read may take longer than the limit on a slow machine, and then a later poll has its result. */
  const follows = async (build: string) => {
    while ((await poll()) !== build);
  };
  await follows(first);
  await registry().promote('catalog', second);
  const end = hangFile(releases.root, `catalog/${second}/record.json`);
  for (const _ of [1, 2]) expect(await poll()).toBe(first);
  const third = await release('three');
  await follows(third);
  end();
  await wait(5);
  expect(await poll()).toBe(third);
});

test('a withdrawn build is replaced at once by the previous build, until another build is live', async () => {
  const [first, second] = [await release('one'), await release('two')];
  const { poll, live, withdraw } = follow();
  expect(await poll()).toBe(second);
  withdraw(second);
  // No second passes between the two calls, so no poll is due.
  for (const _ of [1, 2]) expect((await live.current()).catalog?.build).toBe(first);
  await registry().rollback('catalog');
  expect(await poll()).toBe(first);
  // A second promotion is deliberate.
  await wait(5);
  await registry().promote('catalog', second);
  expect(await poll()).toBe(second);
});

test('a pinned withdrawn build is used again', async () => {
  const [first, second] = [await release('one'), await release('two')];
  const { poll, withdraw } = follow();
  await poll();
  withdraw(second);
  expect(await poll()).toBe(first);
  await registry().pin('catalog', second);
  expect(await poll()).toBe(second);
});

describe('when the fix of a withdrawn build fails too', () => {
  let good: string;
  let bad: string;
  let fix: string;
  let following: ReturnType<typeof follow>;
  const poll = () => following.poll();
  beforeEach(async () => {
    [good, bad] = [await release('good'), await release('bad')];
    following = follow();
    await poll();
    following.withdraw(bad);
    await wait(5);
  });
  const releaseFix = async () => {
    fix = await release('fix that fails too');
    expect(await poll()).toBe(fix);
    following.withdraw(fix);
  };

  test('visitors get the good build, also after a rollback to the bad one', async () => {
    await releaseFix();
    expect(await poll()).toBe(good);
    await registry().rollback('catalog');
    expect((await registry().channels('catalog')).stable).toBe(bad);
    expect(await poll()).toBe(good);
  });

  test('visitors get the bad build when it was promoted again before the fix', async () => {
    await registry().rollback('catalog');
    await registry().promote('catalog', bad);
    expect(await poll()).toBe(bad);
    await releaseFix();
    expect(await poll()).toBe(bad);
    await registry().rollback('catalog');
    expect(await poll()).toBe(bad);
  });

  test('a build that was promoted again is not its own previous build', async () => {
    await releaseFix();
    await registry().promote('catalog', good);
    expect(await poll()).toBe(good);
    expect(following.live.previousOf('catalog')).toBeUndefined();
  });

  test('a withdrawn build is better than no build', async () => {
    await releaseFix();
    releases.files.remove(`catalog/${good}`);
    expect(await poll()).toBe(fix);
  });
});

test('the first shares of the visitors get the canary, and without a canary no share is requested', async () => {
  const first = await release('live');
  const { poll, live, buildFor } = follow();
  const bucket = jest.fn(() => 0);
  await poll();
  await live.current(bucket);
  expect(bucket).not.toHaveBeenCalled();
  const canary = await release('canary', 10);
  expect(await poll()).toBe(first);
  expect(await Promise.all([0, 9, 10, 99].map(buildFor))).toEqual([canary, canary, first, first]);
  await registry().promote('catalog', canary, { percent: 50 });
  await poll();
  expect(await Promise.all([49, 50].map(buildFor))).toEqual([canary, first]);
  await registry().endCanary('catalog');
  await poll();
  expect(await buildFor(0)).toBe(first);
});

test('a canary that is gone or does not run on this shell is reported once, and may come back', async () => {
  const [first, canary] = [await release('live'), await release('canary', 10)];
  const folder = join(releases.root, '.releases/catalog', canary);
  const { poll, buildFor, onError } = follow();
  renameSync(folder, `${folder}-away`);
  for (const _ of [1, 2]) {
    await poll();
    expect(await buildFor(0)).toBe(first);
  }
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ build: canary, reason: 'not-released' })]]);
  renameSync(`${folder}-away`, folder);
  await poll();
  expect(await buildFor(0)).toBe(canary);
  const other = follow(({ build }) => (build === canary ? 'it needs another React' : undefined));
  await other.poll();
  expect(await other.buildFor(0)).toBe(first);
  expect(other.onError.mock.calls).toEqual([[expect.objectContaining({ reason: 'incompatible' })]]);
});

test('a withdrawn canary goes to no visitor, and a canary that starts again does', async () => {
  const [first, second] = [await release('one'), await release('two')];
  await registry().rollback('catalog');
  await registry().promote('catalog', second, { percent: 10 });
  const { poll, live, buildFor } = follow();
  await poll();
  expect([await buildFor(9), await buildFor(10)]).toEqual([second, first]);
  live.withdraw('catalog', { build: second, since: live.channelsOf('catalog').canary?.since ?? '' });
  expect([await buildFor(9), await buildFor(10)]).toEqual([first, first]);
  await wait(5);
  await registry().promote('catalog', second, { percent: 20 });
  await poll();
  expect(await buildFor(9)).toBe(second);
});
