import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames } from '@storefront/contracts';
import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { fields, makeReleases } from '../testing/makeReleases';
import { writeRemote, writeShell } from '../testing/writeBuilds';
import { runCli } from './runCli';

let releases: ReturnType<typeof makeReleases>;
beforeEach(() => {
  releases = makeReleases();
});
afterEach(() => releases.remove());

const none = fields();

test('each command prints its result, or an error that says what to do', () => {
  expect(releases.run('releases')).toBe('Nothing is released.');
  expect(() => releases.run('release', 'mf-catalog')).toThrow('mf-catalog is not built');
  expect(() => releases.run('release', 'mf-unknown')).toThrow('There is no remote "mf-unknown"');
  expect(() => releases.run('release')).toThrow('The name of a remote is missing');
  expect(() => releases.run('fly')).toThrow(/pnpm promote mf-<name> <build>.*\n.*pnpm rollback mf-<name>/);
  expect(() => releases.run('release', '--force')).toThrow(/Unknown option '--force'[^]*Usage:/);
  expect(releases.run('can-i-release', '--help')).toMatch(/^Usage:/);
  const { build } = writeRemote(releases.root, 'catalog');
  expect(() => releases.run('release', 'mf-catalog')).toThrow('Run first: pnpm release shell');
  const shell = writeShell(releases.root);
  expect(releases.run('release', 'shell')).toBe(`shell 1.0.0 is live as ${shell.build}.`);
  expect(releases.run('release', 'mf-catalog')).toBe(`mf-catalog 1.0.0 is live as ${build}.`);
  expect(releases.run('releases', 'mf-catalog')).toContain(build);
  expect(releases.run('promote', 'mf-catalog', build)).toContain('is live');
});

test('release refuses a build that breaks a live one, and says how to go on', () => {
  releases.releasePage();
  const before = releases.stable('account');
  const { build } = releases.emits('city');
  expect(() => releases.run('release', 'mf-account')).toThrow(
    new RegExp(
      `^mf-account ${build} cannot be released.\nIt would break the page:\n  account: event "account:logged-in" of content: phone may be absent\n[^]*release in steps`,
    ),
  );
  expect(releases.stable('account')).toBe(before);
});

test('a build is taken from the folder that is named', () => {
  releases.releasePage();
  const elsewhere = join(releases.root, 'elsewhere');
  const dist = join(elsewhere, 'mf-content/dist');
  const { build } = writeRemote(elsewhere, 'content');
  expect(releases.run('can-i-release', 'mf-content', '--folder', dist)).toContain(
    `mf-content ${build} can be`,
  );
  expect(releases.run('release', 'mf-content', `--folder=${dist}`)).toContain(`live as ${build}`);
  expect(releases.stable('content')).toBe(build);
  expect(() => releases.run('release', 'mf-account', '--folder', dist)).toThrow(
    'has the build of mf-content',
  );
  expect(() => releases.run('release', 'mf-content', '--folder', elsewhere)).toThrow('record');
  expect(() => releases.run('release', 'mf-content', '--folder', 'nowhere')).toThrow('There is no build in');
  expect(() => releases.run('release', '--all', '--folder', dist)).toThrow(
    'no name, no folder and no channel',
  );
});

test('release takes a compatible change', () => {
  releases.releasePage();
  const { build } = releases.emits('phone', 'city', 'name');
  expect(releases.run('can-i-release', 'account')).toContain(`mf-account ${build} can be released.`);
  releases.run('release', 'mf-account');
  expect(releases.stable('account')).toBe(build);
});

test('a build is compared with those that a rollback brings back, unless it ignores them', () => {
  releases.releasePage();
  const first = releases.stable('content');
  releases.hears('city');
  releases.run('release', 'mf-content');
  // The live content reads the city alone; the one before reads the phone.
  const { build } = releases.emits('city');
  expect(() => releases.run('release', 'mf-account')).toThrow(
    new RegExp(`when another app is rolled back:\n  with content ${first}: account: .*phone may be absent`),
  );
  expect(() => releases.run('release', 'mf-account')).toThrow('--ignore-previous');
  releases.run('release', 'mf-account', '--ignore-previous');
  expect(releases.stable('account')).toBe(build);
  expect(() => releases.run('rollback', 'mf-content')).toThrow('cannot be released');
  expect(() => releases.run('promote', 'mf-content', first ?? '')).toThrow('cannot be released');
  expect(releases.stable('content')).not.toBe(first);
});

test('a rollback is compared with what is live, although it would not fit what could come back', () => {
  releases.releasePage();
  const first = releases.stable('account');
  releases.emits('phone', 'city', 'name');
  releases.run('release', 'mf-account');
  // This content needs the name; the next one does without it.
  releases.hears('name');
  releases.run('release', 'mf-content', '--ignore-previous');
  releases.hears('phone', 'city');
  releases.run('release', 'mf-content');
  expect(releases.run('rollback', 'mf-account')).toContain(`back to ${first}`);
});

test('a remote is compared with the live shell and with the one before', () => {
  const panel = (params: JsonSchema) => ({
    contract: { panels: { cart: { owner: 'checkout', isLinkable: true, params } } },
  });
  writeShell(releases.root, panel(none));
  releases.run('release', 'shell');
  const old = releases.registry().channels('shell').stable;
  const provide = (params: JsonSchema) =>
    writeRemote(releases.root, 'checkout', { contract: { panels: { cart: params } } });
  provide(none);
  releases.run('release', 'mf-checkout');
  writeShell(releases.root, panel(fields('tab')));
  releases.run('release', 'shell');
  provide(fields('tab'));
  expect(() => releases.run('release', 'mf-checkout')).toThrow(
    `with shell ${old}: shell: panel "cart" of checkout`,
  );
  provide(fields('step'));
  expect(() => releases.run('release', 'mf-checkout')).toThrow(
    /break the page:\n  shell: panel "cart" of checkout/,
  );
  expect(() => releases.run('rollback', 'shell')).not.toThrow();
});

test('can-i-release answers with an exit code, and as JSON', () => {
  releases.releasePage();
  expect(runCli(['can-i-release', 'mf-account'], releases.root, releases.registry()).exitCode).toBe(0);
  const { build } = releases.emits('city');
  const { text, exitCode } = runCli(
    ['can-i-release', 'mf-account', '--json'],
    releases.root,
    releases.registry(),
  );
  expect(exitCode).toBe(1);
  expect(JSON.parse(text)).toMatchObject({
    ...{ name: 'account', build, canRelease: false },
    breaks: ['account: event "account:logged-in" of content: phone may be absent'],
    comparedWith: expect.arrayContaining([`content ${releases.stable('content')}`]),
  });
});

test('a live build that cannot be read is named and does not stop a rollback', () => {
  releases.releasePage();
  const [first, bad] = [releases.stable('account'), releases.emits('phone', 'city', 'name').build];
  releases.run('release', 'mf-account');
  rmSync(join(releases.root, '.releases/account', bad), { recursive: true });
  expect(releases.run('can-i-release', 'mf-content')).toContain(`Not compared with:\n  account ${bad}: `);
  expect(releases.run('rollback', 'mf-account')).toContain(`back to ${first}`);
});

test('all builds of a tree are compared with each other, not with what was live', () => {
  releases.releasePage();
  for (const name of remoteNames) writeRemote(releases.root, name);
  releases.emits('city');
  releases.hears('phone');
  expect(() => releases.run('release', '--all')).toThrow(
    'These builds do not fit together:\n  account: event "account:logged-in" of content: phone may be absent',
  );
  releases.hears('city');
  expect(releases.run('release', '--all').split('\n')).toHaveLength(remoteNames.length + 1);
});
