import { releasesForEachTest } from '../testing/makeReleases';
import { writeRemote } from '../testing/writeBuilds';
import { rollBackFailing } from './rollBack';

const releases = releasesForEachTest('folder');
let first: string;
beforeEach(async () => {
  await releases.releasePage();
  first = (await releases.stable('account')) ?? '';
});

const channels = () => releases.registry().channels('account');
const log = () => releases.registry().log();

/** Releases an account that also sends a name. */
async function releaseNext() {
  const { build } = releases.provides('phone', 'city', 'name');
  await releases.run('release', 'mf-account');
  return { build, since: (await channels()).since ?? '' };
}

const rollBack = (failing: { build: string; since: string }) =>
  rollBackFailing(releases.registry(), 'account', failing, '9 of 20 pages failed');

test('a live build that fails goes back, and the log says that it was automatic and why', async () => {
  expect(await rollBack(await releaseNext())).toEqual({ build: first });
  expect(await channels()).toEqual({ stable: first, history: [] });
  expect((await log()).at(-1)?.changes).toEqual([
    { app: 'account', action: 'rollback', build: first, automatic: '9 of 20 pages failed' },
  ]);
  expect(await releases.run('releases', 'mf-account', '--log')).toMatch(
    new RegExp(`rollback +account +${first} {2}automatic: 9 of 20 pages failed\n`),
  );
});

test('a canary that fails ends, and a live build that fails beside a canary leaves it', async () => {
  const live = await releaseNext();
  releases.provides('phone', 'city', 'age');
  await releases.run('release', 'mf-account', '--channel', 'canary', '--percent', '10');
  const { canary } = await channels();
  expect(await rollBack(live)).toEqual({ build: first });
  expect(await channels()).toEqual({ stable: first, history: [], canary });
  const failing = { build: canary?.build ?? '', since: canary?.since ?? '' };
  expect(await rollBack(failing)).toEqual({ build: first, ended: failing.build });
  expect(await channels()).toEqual({ stable: first, history: [] });
  expect((await log()).at(-1)?.changes).toMatchObject([
    { action: 'end-canary', automatic: expect.any(String) },
  ]);
});

test('one of two servers that decide at once rolls back, and changes of others are kept', async () => {
  const failing = await releaseNext();
  const registries = [releases.registry(), releases.registry()] as const;
  let isBehind = false;
  const results = await registries[0].change(async () => {
    // The second server and another team add their entries while the first server works with the state that it has
    // read.
    if (!isBehind) {
      isBehind = true;
      await rollBackFailing(registries[1], 'account', failing, 'the second');
      releases.opens('phone', 'city');
      await releases.run('release', 'mf-content');
    }
    return rollBackFailing(registries[0], 'account', failing, 'the first');
  });
  expect(results).toBeUndefined();
  expect((await channels()).stable).toBe(first);
  const automatic = (await log()).flatMap(({ changes }) =>
    changes.flatMap(({ automatic: reason }) => reason ?? []),
  );
  expect(automatic).toEqual(['the second']);
  expect((await log()).at(-1)?.changes).toMatchObject([{ app: 'content', action: 'release' }]);
});

test('a build that was made live again meanwhile stays, and so does a pinned one', async () => {
  const failing = await releaseNext();
  expect(await rollBack({ ...failing, since: '2026-01-01T00:00:00.000Z' })).toBeUndefined();
  await releases.run('pin', 'mf-account');
  await expect(rollBack(failing)).rejects.toThrow(`account is pinned to ${failing.build}`);
  expect((await channels()).stable).toBe(failing.build);
});

test('a rollback may take back an event that others have begun to hear, and a promotion may not', async () => {
  const contract = { panels: ['phone', 'city'] };
  writeRemote(releases.root, 'account', { contract, source: "emit('catalog:product-panel-changed', {});" });
  await releases.run('release', 'mf-account');
  const source = "openPanel('phone');\nuseEvent('catalog:product-panel-changed', noop);";
  writeRemote(releases.root, 'content', { source });
  await releases.run('release', 'mf-content');
  await expect(releases.run('promote', 'mf-account', first)).rejects.toThrow('is no longer emitted');
  expect(await releases.run('rollback', 'mf-account')).toBe(`mf-account: back to ${first}.`);
});
