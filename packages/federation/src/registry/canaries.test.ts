import { remoteNames } from '@storefront/contracts';
import { makeReleases } from '../testing/makeReleases';
import { writeRemote } from '../testing/writeBuilds';

let releases: ReturnType<typeof makeReleases>;
let first: string;
beforeEach(() => {
  releases = makeReleases();
  releases.releasePage();
  first = releases.stable('account') ?? '';
});
afterEach(() => releases.remove());

const share = (percent: string) => ['--channel', 'canary', '--percent', percent];
const channels = () => releases.registry().channels('account');
const json = (...args: string[]) => JSON.parse(releases.run(...args, '--json')) as unknown;
const actions = () =>
  releases
    .registry()
    .log()
    .flatMap(({ changes }) => changes)
    .filter(({ app }) => app === 'account')
    .map(({ action, build, percent }) => [action, build, percent]);

/** Releases an account that sends a name too as a canary for 10 %. Returns its id. */
function startCanary(): string {
  const { build } = releases.emits('phone', 'city', 'name');
  releases.run('release', 'mf-account', ...share('10'));
  return build;
}

test('a canary is stored and listed, and what is live stays live', () => {
  const { build } = releases.emits('phone', 'city', 'name');
  expect(releases.run('release', 'mf-account', ...share('10'))).toBe(
    `mf-account 1.0.0 is a canary for 10 % of the visitors as ${build}.`,
  );
  expect(channels()).toEqual({ stable: first, history: [], canary: { build, percent: 10 } });
  expect(releases.run('releases', 'mf-account')).toMatch(
    new RegExp(`^% +account +${build} .* 10 % of the visitors$`, 'm'),
  );
  expect(json('releases', 'mf-account')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ build, isStable: false, canaryPercent: 10 }),
      expect.not.objectContaining({ canaryPercent: expect.anything() }),
    ]),
  );
  expect(releases.run('releases', 'mf-account', '--log')).toMatch(
    new RegExp(`canary +account +${build} {2}10 %`),
  );
});

test('a canary is widened, and promoted to all visitors', () => {
  const build = startCanary();
  expect(json('promote', 'mf-account', build, ...share('50'))).toEqual({
    ...{ name: 'account', build, canaryPercent: 50 },
  });
  releases.run('promote', 'mf-account', build, ...share('50'));
  expect(json('release', 'mf-account', ...share('60'))).toEqual({
    released: [{ name: 'account', version: '1.0.0', build, canaryPercent: 60 }],
  });
  expect(channels().canary).toEqual({ build, percent: 60 });
  expect(releases.run('promote', 'mf-account', build)).toBe(`mf-account: ${build} is live.`);
  expect(channels()).toEqual({ stable: build, history: [first] });
  expect(actions()).toEqual([
    ['release', first, undefined],
    ['canary', build, 10],
    ['canary', build, 50],
    ['canary', build, 60],
    ['promote', build, undefined],
  ]);
});

test('a rollback ends the canary first, and the next one goes back', () => {
  releases.emits('phone', 'city', 'age');
  releases.run('release', 'mf-account');
  const live = releases.stable('account');
  const build = startCanary();
  expect(releases.run('rollback', 'mf-account')).toBe(
    `mf-account: the canary ${build} has ended; ${live} is live for all visitors.`,
  );
  expect(channels()).toEqual({ stable: live, history: [first] });
  expect(actions().at(-1)).toEqual(['end-canary', build, undefined]);
  expect(releases.run('rollback', 'mf-account')).toContain(`back to ${first}`);
  expect(() => releases.registry().endCanary('account')).toThrow('account has no canary.');
});

test('another build that becomes live for all leaves the canary', () => {
  const build = startCanary();
  releases.emits('phone', 'city', 'age');
  releases.run('release', 'mf-account');
  expect(channels().canary).toEqual({ build, percent: 10 });
  releases.registry().rollback('account');
  expect(channels()).toEqual({ stable: first, history: [], canary: { build, percent: 10 } });
});

test('a canary that does not fit what is live is refused, and nothing is stored', () => {
  const { build } = releases.emits('city');
  expect(() => releases.run('release', 'mf-account', ...share('10'))).toThrow('phone may be absent');
  expect(channels()).toEqual({ stable: first, history: [] });
  expect(releases.run('releases', 'mf-account')).not.toContain(build);
});

test('other apps have to fit a canary too, in a release and in a rollback', () => {
  releases.hears('phone');
  const build = startCanary();
  releases.hears('phone', 'name');
  // The live account sends no name, the canary does.
  expect(() => releases.run('release', 'mf-content')).toThrow('name may be absent');
  releases.run('promote', 'mf-account', build);
  releases.emits('phone', 'city');
  const canary = releases.emits('phone', 'city').build;
  expect(canary).toBe(first);
  releases.run('promote', 'mf-account', first, ...share('5'));
  expect(() => releases.run('release', 'mf-content', '--ignore-previous')).toThrow(
    new RegExp(`break the page:\n  with account ${first}: account: .*name may be absent`),
  );
  expect(() => releases.run('can-i-release', 'mf-content')).not.toThrow();
  expect(releases.run('can-i-release', 'mf-content')).toContain(`account ${first}, a canary`);
  releases.run('rollback', 'mf-account');
  releases.run('release', 'mf-content', '--ignore-previous');
});

test('a pinned build has no canary beside it', () => {
  const build = startCanary();
  releases.run('pin', 'mf-account');
  expect(channels()).toEqual({ stable: first, history: [], pinned: true });
  expect(() => releases.run('release', 'mf-account', ...share('10'))).toThrow(`is pinned to ${first}`);
  expect(() => releases.registry().promote('account', build, 10)).toThrow(`is pinned to ${first}`);
});

test('builds that are released together are compared with no canary, so it ends', () => {
  startCanary();
  for (const name of remoteNames) if (name !== 'content') writeRemote(releases.root, name);
  releases.emits('phone');
  releases.run('release', '--all');
  expect(channels().canary).toBeUndefined();
});

test.each([
  [['release', 'mf-account', '--channel', 'beta', '--percent', '10'], 'needs --channel canary'],
  [['release', 'mf-account', '--percent', '10'], 'needs --channel canary'],
  [['release', 'mf-account', '--channel', 'canary'], '--percent has to be a whole number from 1 to 99'],
  ...['0', '100', '5.5', 'ten'].map((percent) => [
    ['release', 'mf-account', ...share(percent)],
    '--percent has to be a whole number from 1 to 99',
  ]),
  [['release', '--all', ...share('10')], '--all takes no name, no folder and no channel'],
  [['release', 'shell', ...share('10')], 'The shell has no canary'],
  [['pin', 'mf-account', ...share('10')], "Unknown option '--channel'"],
  [['release', 'mf-account', ...share('10')], 'is live for all visitors already'],
  [['release', 'mf-catalog', ...share('10')], 'catalog has no live build beside a canary'],
] as [string[], string][])('%j is refused', (args, message) => {
  writeRemote(releases.root, 'catalog');
  releases.emits('phone', 'city');
  const before = releases.registry().log().length;
  expect(() => releases.run(...args)).toThrow(message);
  expect(releases.registry().log()).toHaveLength(before);
});
