import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@storefront/contracts';
import { releasesForEachTest } from '../testing/makeReleases';
import { writeRemote, writeShell } from '../testing/writeBuilds';
import { openRegistry } from './openRegistry';
import { RegistryError } from './RegistryError';
import { runCli } from './runCli';
import { verbs } from './verbs';

const releases = releasesForEachTest('folder');

async function messageOf(text: Promise<string>): Promise<string> {
  try {
    return `no error: ${await text}`;
  } catch (error) {
    return String(error);
  }
}

test('a pinned build stays until somebody unpins it', async () => {
  await releases.releasePage();
  const first = await releases.stable('account');
  expect(await releases.run('pin', 'mf-account')).toBe(`mf-account is pinned to ${first}.`);
  expect(await releases.run('releases', 'mf-account')).toMatch(/^\*! /);
  const { build } = releases.provides('phone', 'city', 'name');
  expect(await releases.run('releases', 'content')).toMatch(/^\* {2}/);
  for (const command of ['release', 'rollback']) {
    await expect(releases.run(command, 'mf-account')).rejects.toThrow(
      /account (is pinned to|has no earlier live build)/,
    );
  }
  expect(
    await runCli(['can-i-release', 'mf-account', '--json'], releases.root, releases.registry()),
  ).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining(`"pinnedTo": "${first}"`),
  });
  for (const name of remoteNames)
    if (name !== 'account' && name !== 'content') writeRemote(releases.root, name);
  await expect(releases.run('release', '--all')).rejects.toThrow(
    `account is pinned to ${first}. Run first: pnpm unpin account`,
  );
  expect(await releases.stable('account')).toBe(first);
  expect(await releases.run('unpin', 'mf-account')).toBe(`mf-account is no longer pinned to ${first}.`);
  await expect(releases.run('unpin', 'mf-account')).rejects.toThrow('account is not pinned');
  await releases.run('release', 'mf-account');
  expect(await releases.stable('account')).toBe(build);
  await releases.run('pin', 'mf-account', first ?? '');
  expect(await releases.stable('account')).toBe(first);
  await expect(releases.run('pin', 'mf-account', build)).rejects.toThrow('is pinned to');
  await expect(releases.run('rollback', 'mf-account')).rejects.toThrow('is pinned to');
  await expect(releases.run('pin', 'mf-catalog')).rejects.toThrow(
    'mf-catalog has no live build, and <build> is missing',
  );
});

test.each([
  ['release', ['release'], 'The name of a remote or of the shell is missing.'],
  ['release', ['release', 'mf-catalog', 'mf-content'], '"mf-content" is one word too many.'],
  ['release', ['release', '--all', 'mf-catalog'], '--all takes no name, no folder and no channel.'],
  ['release', ['release', '--all', '--folder', 'dist'], '--all takes no name, no folder and no channel.'],
  // A script may pass an unset variable.
  ['release', ['release', 'mf-account', '--folder', ''], 'One of the arguments is empty.'],
  ['rollback', ['rollback', 'mf-catalog', '--all'], "Unknown option '--all'"],
  ['promote', ['promote', 'mf-catalog'], 'The build is missing.'],
  ['pin', ['pin', 'mf-account', ''], 'One of the arguments is empty.'],
  ['releases', ['releases', ''], 'One of the arguments is empty.'],
  ['releases', ['releases', '--json', '--fast'], "Unknown option '--fast'"],
  ['preview', ['preview'], 'The name of a remote is missing.'],
  ['preview', ['preview', 'mf-catalog', 'x', '--folder', 'dist'], '--folder takes no <build>.'],
  ['preview', ['preview', 'mf-catalog', '--expires', '8d'], '--expires has to be at most 7d.'],
  ['preview', ['preview', 'mf-catalog', '--origin', 'shop'], 'like https://shop.example, and is "shop"'],
] as const)('%s with wrong arguments names them: %j', async (verb, args, message) => {
  const text = runCli(args, releases.root, releases.registry()).then((result) => result.text);
  const isJson = (args as readonly string[]).includes('--json');
  const error = isJson ? (JSON.parse(await text) as { error: string }).error : await messageOf(text);
  expect(error).toContain(message);
  expect(error).toMatch(new RegExp(`Usage:\n  pnpm ${verb} `));
});

test('every command has its own help and prints its result as JSON', async () => {
  for (const verb of Object.keys(verbs)) {
    expect(await releases.run(verb, '--help')).toMatch(new RegExp(`^Usage:\n  pnpm ${verb} .*\n\n`));
  }
  expect((await releases.run('--help')).split('\n').filter((line) => line.includes('  pnpm '))).toHaveLength(
    8,
  );
  await releases.releasePage();
  const json = async (...args: string[]) => JSON.parse(await releases.run(...args, '--json')) as unknown;
  const { build } = releases.provides('phone', 'city', 'name');
  const first = await releases.stable('account');
  expect(await json('release', 'mf-account')).toEqual({
    released: [{ name: 'account', version: '1.0.0', build }],
  });
  expect(await json('rollback', 'mf-account')).toEqual({ name: 'account', build: first });
  expect(await json('promote', 'mf-account', build)).toEqual({ name: 'account', build });
  expect(await json('pin', 'mf-account')).toEqual({ name: 'account', build });
  expect(await json('releases', 'mf-account')).toContainEqual(
    expect.objectContaining({ build, isStable: true, isPinned: true }),
  );
  expect(await json('unpin', 'mf-account')).toEqual({ name: 'account', build });
  expect(await json('releases', 'mf-account', '--log')).toMatchObject([
    { action: 'unpin', app: 'account', build },
    { action: 'pin' },
    { action: 'promote' },
    { action: 'rollback', build: first },
    { action: 'release', build },
    { action: 'release', build: first },
  ]);
  releases.provides('city');
  expect(await json('release', 'mf-account')).toMatchObject({
    error: expect.stringContaining('cannot be released'),
    answer: {
      canRelease: false,
      breaks: [expect.stringContaining('panel "phone", which is not provided')],
    },
  });
});

test('a disk that cannot be read or written is an error like any other, also as JSON', async () => {
  writeShell(releases.root);
  const file = join(releases.root, 'file');
  writeFileSync(file, '');
  const registry = openRegistry(file, releases.files.keys);
  for (const args of [['releases'], ['release', 'shell']]) {
    await expect(runCli(args, releases.root, registry)).rejects.toThrow(RegistryError);
    const { text, exitCode } = await runCli([...args, '--json'], releases.root, registry);
    expect([JSON.parse(text), exitCode]).toEqual([{ error: expect.stringContaining('ENOTDIR') }, 1]);
  }
});

test('a path does not name a build', async () => {
  await releases.releasePage();
  const [account, content] = [await releases.stable('account'), await releases.stable('content')];
  const before = releases.files.paths();
  for (const verb of ['promote', 'pin', 'preview']) {
    for (const build of [`${account}/`, `../content/${content}`]) {
      await expect(releases.run(verb, 'mf-account', build)).rejects.toThrow(
        `account has no release ${build}`,
      );
    }
  }
  expect(releases.files.paths()).toEqual(before);
});

test('a build whose record is damaged does not hide the others', async () => {
  await releases.releasePage();
  const first = await releases.stable('account');
  const { build } = releases.provides('phone', 'city', 'name');
  await releases.run('release', 'mf-account');
  releases.files.write(`account/${first}/record.json`, '{');
  const listed = await releases.run('releases', 'mf-account');
  expect(listed).toContain(`*   account       ${build}`);
  expect(listed).toMatch(new RegExp(`account {7}${first}  it cannot be read: `));
});
