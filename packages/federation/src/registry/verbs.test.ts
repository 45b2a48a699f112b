import { remoteNames } from '@storefront/contracts';
import { makeReleases } from '../testing/makeReleases';
import { writeRemote } from '../testing/writeBuilds';
import { runCli } from './runCli';
import { verbs } from './verbs';

let releases: ReturnType<typeof makeReleases>;
beforeEach(() => {
  releases = makeReleases();
});
afterEach(() => releases.remove());

function messageOf(work: () => unknown): string {
  try {
    return `no error: ${String(work())}`;
  } catch (error) {
    return String(error);
  }
}

test('a pinned build stays until somebody unpins it', () => {
  releases.releasePage();
  const first = releases.stable('account');
  expect(releases.run('pin', 'mf-account')).toBe(`mf-account is pinned to ${first}.`);
  expect(releases.run('releases', 'mf-account')).toMatch(/^\*! /);
  const { build } = releases.emits('phone', 'city', 'name');
  expect(releases.run('releases', 'content')).toMatch(/^\* {2}/);
  for (const command of ['release', 'rollback']) {
    expect(() => releases.run(command, 'mf-account')).toThrow(/account (is pinned to|has no earlier)/);
  }
  expect(runCli(['can-i-release', 'mf-account', '--json'], releases.root, releases.registry())).toMatchObject(
    {
      ...{ exitCode: 1, text: expect.stringContaining(`"pinnedTo": "${first}"`) },
    },
  );
  for (const name of remoteNames)
    if (name !== 'account' && name !== 'content') writeRemote(releases.root, name);
  expect(() => releases.run('release', '--all')).toThrow(
    `account is pinned to ${first}. Run first: pnpm unpin account`,
  );
  expect(releases.stable('account')).toBe(first);
  expect(releases.run('unpin', 'mf-account')).toBe(`mf-account is no longer pinned to ${first}.`);
  expect(() => releases.run('unpin', 'mf-account')).toThrow('account is not pinned');
  releases.run('release', 'mf-account');
  expect(releases.stable('account')).toBe(build);
  releases.run('pin', 'mf-account', first ?? '');
  expect(releases.stable('account')).toBe(first);
  expect(() => releases.run('pin', 'mf-account', build)).toThrow('is pinned to');
  expect(() => releases.run('rollback', 'mf-account')).toThrow('is pinned to');
  expect(() => releases.run('pin', 'mf-catalog')).toThrow(
    'mf-catalog has no live build, and <build> is missing',
  );
});

test('the log lists what was done, the newest first', () => {
  releases.releasePage();
  releases.emits('phone', 'city', 'name');
  releases.run('release', 'mf-account');
  releases.run('rollback', 'mf-account');
  releases.run('pin', 'mf-account');
  releases.run('unpin', 'mf-account');
  const rows = releases.run('releases', 'mf-account', '--log').split('\n');
  expect(rows.map((row) => row.trim().split(/ +/)[2])).toEqual([
    ...['unpin', 'pin', 'rollback', 'release', 'release'],
  ]);
});

test.each([
  ['release', ['release'], 'The name of a remote is missing.'],
  ['release', ['release', 'mf-catalog', 'mf-content'], '"mf-content" is one word too many.'],
  ['release', ['release', '--all', 'mf-catalog'], '--all takes no name, no folder and no channel.'],
  ['rollback', ['rollback', 'mf-catalog', '--all'], "Unknown option '--all'"],
  ['promote', ['promote', 'mf-catalog'], 'The build is missing.'],
  ['pin', ['pin'], 'The name of a remote is missing.'],
  ['unpin', ['unpin', 'mf-catalog', 'x'], '"x" is one word too many.'],
  ['releases', ['releases', '--json', '--fast'], "Unknown option '--fast'"],
] as const)('%s with wrong arguments names them: %j', (verb, args, message) => {
  const text = () => runCli(args, releases.root, releases.registry()).text;
  const isJson = (args as readonly string[]).includes('--json');
  const error = isJson ? (JSON.parse(text()) as { error: string }).error : messageOf(text);
  expect(error).toContain(message);
  expect(error).toMatch(new RegExp(`Usage:\n  pnpm ${verb} `));
});

test('every command has its own help and prints its result as JSON', () => {
  for (const verb of Object.keys(verbs)) {
    expect(releases.run(verb, '--help')).toMatch(new RegExp(`^Usage:\n  pnpm ${verb} .*\n\n`));
  }
  expect(
    releases
      .run('--help')
      .split('\n')
      .filter((line) => line.includes('  pnpm ')),
  ).toHaveLength(7);
  releases.releasePage();
  const json = (...args: string[]) => JSON.parse(releases.run(...args, '--json')) as unknown;
  const { build } = releases.emits('phone', 'city', 'name');
  const first = releases.stable('account');
  expect(json('release', 'mf-account')).toEqual({ released: [{ name: 'account', version: '1.0.0', build }] });
  expect(json('rollback', 'mf-account')).toEqual({ name: 'account', build: first });
  expect(json('promote', 'mf-account', build)).toEqual({ name: 'account', build });
  expect(json('pin', 'mf-account')).toEqual({ name: 'account', build });
  expect(json('releases', 'mf-account')).toContainEqual(
    expect.objectContaining({ build, isStable: true, isPinned: true }),
  );
  expect(json('unpin', 'mf-account')).toEqual({ name: 'account', build });
  expect(json('releases', 'mf-account', '--log')).toContainEqual(
    expect.objectContaining({ action: 'unpin', app: 'account', build }),
  );
  releases.emits('city');
  expect(json('release', 'mf-account')).toMatchObject({
    error: expect.stringContaining('cannot be released'),
    answer: { canRelease: false, breaks: [expect.stringContaining('phone may be absent')] },
  });
});
