import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { remoteNames } from '@storefront/contracts';
import { releasesForEachTest } from '../testing/makeReleases';
import { writeRemote } from '../testing/writeBuilds';

/** When a build became live: any time. */
const since: unknown = expect.any(String);

const releases = releasesForEachTest('folder');
let first: string;
beforeEach(async () => {
  await releases.releasePage();
  first = (await releases.stable('account')) ?? '';
});

const share = (percent: string) => ['--channel', 'canary', '--percent', percent];
const channels = () => releases.registry().channels('account');
const json = async (...args: string[]) => JSON.parse(await releases.run(...args, '--json')) as unknown;
const actions = async () =>
  (await releases.registry().log())
    .flatMap(({ changes }) => changes)
    .filter(({ app }) => app === 'account')
    .map(({ action, build, percent }) => [action, build, percent]);

/** Releases an account that sends a name too as a canary for 10 %. Returns its id. */
async function startCanary(): Promise<string> {
  const { build } = releases.provides('phone', 'city', 'name');
  await releases.run('release', 'mf-account', ...share('10'));
  return build;
}

test('a canary is stored and listed, and the live build stays live', async () => {
  const { build } = releases.provides('phone', 'city', 'name');
  expect(await releases.run('release', 'mf-account', ...share('10'))).toBe(
    `mf-account 1.0.0 is a canary for 10 % of the visitors as ${build}.`,
  );
  expect(await channels()).toEqual({
    stable: first,
    history: [],
    since,
    canary: { build, percent: 10, since },
  });
  expect(await releases.run('releases', 'mf-account')).toMatch(
    new RegExp(`^% +account +${build} .* 10 % of the visitors$`, 'm'),
  );
  expect(await json('releases', 'mf-account')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ build, isStable: false, canaryPercent: 10 }),
      expect.not.objectContaining({ canaryPercent: expect.anything() }),
    ]),
  );
  expect(await releases.run('releases', 'mf-account', '--log')).toMatch(
    new RegExp(`canary +account +${build} {2}10 %`),
  );
});

test('a canary is widened, and promoted to all visitors', async () => {
  const build = await startCanary();
  expect(await json('promote', 'mf-account', build, ...share('50'))).toEqual({
    name: 'account',
    build,
    canaryPercent: 50,
  });
  await releases.run('promote', 'mf-account', build, ...share('50'));
  expect(await json('release', 'mf-account', ...share('60'))).toEqual({
    released: [{ name: 'account', version: '1.0.0', build, canaryPercent: 60 }],
  });
  expect((await channels()).canary).toEqual({ build, percent: 60, since });
  expect(await releases.run('promote', 'mf-account', build)).toBe(`mf-account: ${build} is live.`);
  expect(await channels()).toEqual({ stable: build, history: [first], since });
  expect(await actions()).toEqual([
    ['release', first, undefined],
    ['canary', build, 10],
    ['canary', build, 50],
    ['canary', build, 60],
    ['promote', build, undefined],
  ]);
});

test('a rollback ends the canary first, and the next one goes back', async () => {
  releases.provides('phone', 'city', 'age');
  await releases.run('release', 'mf-account');
  const live = await releases.stable('account');
  const build = await startCanary();
  expect(await releases.run('rollback', 'mf-account')).toBe(
    `mf-account: the canary ${build} has ended; ${live} is live for all visitors.`,
  );
  expect(await channels()).toEqual({ stable: live, history: [first], since });
  expect((await actions()).at(-1)).toEqual(['end-canary', build, undefined]);
  expect(await releases.run('rollback', 'mf-account')).toContain(`back to ${first}`);
  await expect(releases.registry().endCanary('account')).rejects.toThrow('account has no canary.');
});

test('another build that becomes live for all leaves the canary', async () => {
  const build = await startCanary();
  releases.provides('phone', 'city', 'age');
  await releases.run('release', 'mf-account');
  expect((await channels()).canary).toEqual({ build, percent: 10, since });
  await releases.registry().rollback('account');
  // An earlier build is not on trial, so it has no `since`.
  expect(await channels()).toEqual({ stable: first, history: [], canary: { build, percent: 10, since } });
});

test('other apps have to fit a canary too, in a release and in a rollback', async () => {
  releases.opens('phone');
  const build = await startCanary();
  releases.opens('phone', 'name');
  // The canary of account sends a name, the live build does not.
  await expect(releases.run('release', 'mf-content')).rejects.toThrow('panel "name", which is not provided');
  await releases.run('promote', 'mf-account', build);
  expect(releases.provides('phone', 'city').build).toBe(first);
  await releases.run('promote', 'mf-account', first, ...share('5'));
  await expect(releases.run('release', 'mf-content', '--ignore-previous')).rejects.toThrow(
    new RegExp(`break the page:\n  with account ${first}: content: .*"name", which is not provided`),
  );
  expect(await releases.run('can-i-release', 'mf-content')).toContain(`account ${first}, a canary`);
  await releases.run('rollback', 'mf-account');
  await releases.run('release', 'mf-content', '--ignore-previous');
});

test('a pinned build has no canary beside it', async () => {
  const build = await startCanary();
  await releases.run('pin', 'mf-account');
  expect(await channels()).toEqual({ stable: first, history: [], since, pinned: true });
  await expect(releases.registry().promote('account', build, { percent: 10 })).rejects.toThrow(
    `is pinned to ${first}`,
  );
});

test('builds that are released together are not compared with a canary, so the canary ends', async () => {
  await startCanary();
  for (const name of remoteNames) if (name !== 'content') writeRemote(releases.root, name);
  releases.provides('phone');
  await releases.run('release', '--all');
  expect((await channels()).canary).toBeUndefined();
});

test('a share that is wrong or has no place is refused, and changes nothing', async () => {
  writeRemote(releases.root, 'catalog');
  releases.provides('phone', 'city');
  const before = (await releases.registry().log()).length;
  const wrong = ['0', '100', '5.5', 'ten'].map((percent): [string[], string] => [
    ['release', 'mf-account', ...share(percent)],
    '--percent has to be a whole number from 1 to 99',
  ]);
  const refused: [args: string[], message: string][] = [
    ...wrong,
    [['release', 'mf-account', '--channel', 'beta', '--percent', '10'], 'needs --channel canary'],
    [['release', 'mf-account', '--percent', '10'], 'needs --channel canary'],
    [['promote', 'mf-account', first, '--guard'], 'so does a guard'],
    [['release', '--all', ...share('10')], '--all takes no name, no folder and no channel'],
    [['release', 'shell', ...share('10')], 'The shell has no canary'],
    [['release', 'mf-account', ...share('10')], 'is live for all visitors already'],
    [['release', 'mf-catalog', ...share('10')], 'catalog has no live build beside a canary'],
  ];
  for (const [args, message] of refused) await expect(releases.run(...args)).rejects.toThrow(message);
  expect(await releases.registry().log()).toHaveLength(before);
});

test('a guard is released, listed and logged with its canary, and ends with a share without it', async () => {
  const { build } = releases.provides('phone', 'city', 'name');
  expect(await releases.run('release', 'mf-account', ...share('10'), '--guard')).toBe(
    `mf-account 1.0.0 is a guarded canary for 10 % of the visitors as ${build}.`,
  );
  expect((await channels()).canary).toEqual({ build, percent: 10, guard: true, since });
  expect(await releases.run('releases', 'mf-account')).toContain('10 % of the visitors, guarded');
  expect(await releases.run('releases', 'mf-account', '--log')).toContain('10 %, guarded');
  await releases.run('promote', 'mf-account', build, ...share('10'));
  expect((await channels()).canary).toEqual({ build, percent: 10, since });
});

describe('compared by the metrics of the shells', () => {
  let shells: Server[];
  const startShell = async (text: string) => {
    const server = createServer((_request, response) => response.end(text));
    shells.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  };
  const counted = (role: string, build: string, le: string, visitors: number) =>
    `storefront_canary_visitors{remote="account",build="${build}",role="${role}",figure="panel",le="${le}"} ${visitors}\n`;
  beforeEach(() => (shells = []));
  afterEach(async () => {
    delete process.env['SHELL_METRICS'];
    for (const shell of shells) await promisify(shell.close.bind(shell))();
  });

  test('a slower canary is shown, and whoever promotes it to all is warned', async () => {
    const build = await startCanary();
    const text = counted('canary', build, '500', 40) + counted('live', first, '100', 200);
    process.env['SHELL_METRICS'] = [await startShell(text), await startShell(text)].join(',');
    const shown = await releases.run('releases', 'mf-account', '--compare');
    expect(shown).toContain(
      `mf-account: the canary ${build} for 10 % of the visitors, and ${first} for the others`,
    );
    expect(shown).toMatch(/press to panel, p75 +450 ms .*80 visitors\) +88 ms .*400 visitors\)/);
    expect(await json('releases', 'mf-account', '--compare')).toMatchObject({ worse: ['panel'] });
    expect(await releases.run('promote', 'mf-account', build)).toMatch(
      /^Warning: press to panel.*\nmf-account: .* is live\.$/,
    );
  });

  test('a shell that does not answer stops no promotion', async () => {
    const build = await startCanary();
    process.env['SHELL_METRICS'] = 'http://127.0.0.1:1/metrics';
    expect(await releases.run('promote', 'mf-account', build)).toBe(
      `Warning: the canary could not be compared. http://127.0.0.1:1/metrics does not answer.\nmf-account: ${build} is live.`,
    );
  });

  test('what cannot be compared is named', async () => {
    await expect(releases.run('releases', 'mf-account', '--compare')).rejects.toThrow(
      'SHELL_METRICS is missing',
    );
    process.env['SHELL_METRICS'] = 'http://127.0.0.1:1/metrics';
    await expect(releases.run('releases', 'mf-account', '--compare')).rejects.toThrow(
      'mf-account has no canary',
    );
    await startCanary();
    await expect(releases.run('releases', 'mf-account', '--compare')).rejects.toThrow(
      'http://127.0.0.1:1/metrics does not answer',
    );
  });
});
