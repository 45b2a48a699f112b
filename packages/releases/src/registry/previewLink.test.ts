import { readPreview } from '../release/preview';
import { releasesForEachTest } from '../testing/makeReleases';
import { openRegistry } from './openRegistry';
import { registryKeys } from './registryKeys';
import { runCli } from './runCli';

const hour = 3_600_000;
const shop = ['--origin', 'https://shop.example'];

const releases = releasesForEachTest('folder');
let first: string;
beforeEach(async () => {
  await releases.releasePage();
  first = (await releases.stable('account')) ?? '';
});

const printed = async (...args: string[]) =>
  JSON.parse(await releases.run('preview', ...args, ...shop, '--json')) as {
    name: string;
    build: string;
    url: string;
    expires: string;
    error: string;
    answer: object;
  };
const readUrl = (url: string) =>
  readPreview(new URL(url).searchParams, { trusted: releases.files.keys.trusted(), now: Date.now() });

test('it prints a link that the registry’s key signed, and changes nothing', async () => {
  const entries = await releases.registry().log();
  const text = await releases.run('preview', 'mf-account', first, '--expires', '2h', ...shop);
  const [said = '', url = ''] = text.split('\n');
  expect(said).toMatch(new RegExp(`^mf-account: whoever opens this link before 20\\S+Z sees ${first}\\.$`));
  expect(url).toMatch(new RegExp(`^https://shop.example/\\?mf.account=${first}&mf.expires=\\d+&mf.key=`));
  expect(readUrl(url)).toEqual({
    preview: { remote: 'account', build: first, expires: expect.any(Number) },
  });
  // Whole seconds, rounded down.
  const earliest = Date.now() - 1000 + hour;
  const { expires, ...others } = await printed('account', first);
  expect(Date.parse(expires)).toBeGreaterThan(earliest);
  expect(Date.parse(expires)).toBeLessThanOrEqual(Date.now() + hour);
  expect(others).toEqual({ name: 'account', build: first, url: expect.stringContaining(first) });
  expect(await releases.registry().log()).toEqual(entries);
});

test('a build that was never live is stored, and only that', async () => {
  const { build } = releases.provides('phone', 'city', 'name');
  await expect(releases.run('preview', 'mf-account', build)).rejects.toThrow(`has no release ${build}`);
  const { url } = await printed('mf-account');
  expect(readUrl(url)).toMatchObject({ preview: { build } });
  expect(await releases.stable('account')).toBe(first);
  expect(await releases.run('releases', 'mf-account')).toMatch(new RegExp(`^ {4}account +${build}`, 'm'));
  // From now on its id has a link too, but only a release makes it live.
  expect((await printed('mf-account', build)).build).toBe(build);
  await expect(releases.run('promote', 'mf-account', build)).rejects.toThrow('by no signed release');
  await releases.run('release', 'mf-account');
  expect(await releases.stable('account')).toBe(build);
});

test('a build that does not fit the live builds has no link, and is not stored', async () => {
  const { build } = releases.provides('city');
  const { error, answer } = await printed('mf-account');
  expect(error).toMatch(
    new RegExp(
      `^mf-account ${build} cannot be previewed.\nIt would break the page:\n .*"phone", which is not provided`,
    ),
  );
  expect(answer).toMatchObject({ canRelease: false });
  expect(await releases.run('releases', 'mf-account')).not.toContain(build);
});

test('neither a pin nor an earlier build prevents a link', async () => {
  const { build } = releases.provides('phone', 'city', 'name');
  await releases.run('release', 'mf-account');
  await releases.run('rollback', 'mf-account');
  await releases.run('pin', 'mf-account');
  expect((await printed('mf-account', build)).build).toBe(build);
  expect(await releases.stable('account')).toBe(first);
});

test('a build with a changed file has no link', async () => {
  releases.files.write(`account/${first}/server.cjs`, 'changed');
  expect((await printed('mf-account', first)).error).toContain('differs from its record in server.cjs');
});

test('without a key there is no link, and the shell has none', async () => {
  const keys = { ...registryKeys(undefined, {}), trusted: releases.files.keys.trusted };
  const keyless = openRegistry(releases.files.store, keys);
  await expect(runCli(['preview', 'mf-account', first], releases.root, keyless)).rejects.toThrow(
    'RELEASE_KEY or RELEASE_KEY_FILE is missing',
  );
  await expect(releases.run('preview', 'shell')).rejects.toThrow('There is no remote "shell"');
});
