import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from '@storefront/contracts';
import type { JsonSchema } from '@storefront/contracts/json-schemas';
import { writeRemote, writeShell } from '../testing/writeBuilds';
import { openRegistry } from './openRegistry';
import { runCli } from './runCli';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-releases-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const registry = () => openRegistry(join(root, '.releases'));
const run = (...args: string[]) => runCli(args, root, registry()).text;

const fields = (...names: string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  required: names,
});
const none = fields();

/** Builds and releases: who hears `account:logged-in`, and who emits it. */
const hears = (...names: string[]) =>
  writeRemote(root, 'content', { contract: { hears: { 'account:logged-in': fields(...names) } } });
const emits = (...names: string[]) =>
  writeRemote(root, 'account', { contract: { emits: { 'account:logged-in': fields(...names) } } });

/** A page on which account sends `phone` and `city`, and content reads `phone`. */
function releasePage(): void {
  writeShell(root);
  run('release', 'shell');
  emits('phone', 'city');
  run('release', 'mf-account');
  hears('phone');
  run('release', 'mf-content');
}

const stable = (name: 'account' | 'content') => registry().channels(name).stable;

test('each command prints its result, or an error that says what to do', () => {
  expect(run('releases')).toBe('Nothing is released.');
  expect(() => run('release', 'mf-catalog')).toThrow('mf-catalog is not built');
  expect(() => run('release', 'mf-unknown')).toThrow('There is no remote "mf-unknown"');
  expect(() => run('release')).toThrow('The name of a remote is missing');
  expect(() => run('fly')).toThrow(/pnpm promote mf-<name> <build>.*\n.*pnpm rollback mf-<name>/);
  expect(() => run('release', '--force')).toThrow(/Unknown option '--force'[^]*Usage:/);
  expect(run('can-i-release', '--help')).toMatch(/^Usage:/);
  const { build } = writeRemote(root, 'catalog');
  expect(() => run('release', 'mf-catalog')).toThrow('Run first: pnpm release shell');
  const shell = writeShell(root);
  expect(run('release', 'shell')).toBe(`shell 1.0.0 is live as ${shell.build}.`);
  expect(run('release', 'mf-catalog')).toBe(`mf-catalog 1.0.0 is live as ${build}.`);
  expect(run('releases', 'mf-catalog')).toContain(build);
  expect(run('promote', 'mf-catalog', build)).toContain('is live');
});

test('release refuses a build that breaks a live one, and says how to go on', () => {
  releasePage();
  const before = stable('account');
  const { build } = emits('city');
  expect(() => run('release', 'mf-account')).toThrow(
    new RegExp(
      `^mf-account ${build} cannot be released.\nIt would break the page:\n  account: event "account:logged-in" of content: phone may be absent\n[^]*release in steps`,
    ),
  );
  expect(stable('account')).toBe(before);
});

test('release takes a compatible change', () => {
  releasePage();
  const { build } = emits('phone', 'city', 'name');
  expect(run('can-i-release', 'account')).toContain(`mf-account ${build} can be released.`);
  run('release', 'mf-account');
  expect(stable('account')).toBe(build);
});

test('a build is compared with those that a rollback brings back, unless it ignores them', () => {
  releasePage();
  const first = stable('content');
  hears('city');
  run('release', 'mf-content');
  // The live content reads the city alone; the one before reads the phone.
  const { build } = emits('city');
  expect(() => run('release', 'mf-account')).toThrow(
    new RegExp(`when another app is rolled back:\n  with content ${first}: account: .*phone may be absent`),
  );
  expect(() => run('release', 'mf-account')).toThrow('--ignore-previous');
  run('release', 'mf-account', '--ignore-previous');
  expect(stable('account')).toBe(build);
  expect(() => run('rollback', 'mf-content')).toThrow('cannot be released');
  expect(() => run('promote', 'mf-content', first ?? '')).toThrow('cannot be released');
  expect(stable('content')).not.toBe(first);
});

test('a rollback is compared with what is live, although it would not fit what could come back', () => {
  releasePage();
  const first = stable('account');
  emits('phone', 'city', 'name');
  run('release', 'mf-account');
  // This content needs the name; the next one does without it.
  hears('name');
  run('release', 'mf-content', '--ignore-previous');
  hears('phone', 'city');
  run('release', 'mf-content');
  expect(run('rollback', 'mf-account')).toContain(`back to ${first}`);
});

test('a remote is compared with the live shell and with the one before', () => {
  const panel = (params: JsonSchema) => ({
    contract: { panels: { cart: { owner: 'checkout', isLinkable: true, params } } },
  });
  writeShell(root, panel(none));
  run('release', 'shell');
  const old = registry().channels('shell').stable;
  const provide = (params: JsonSchema) =>
    writeRemote(root, 'checkout', { contract: { panels: { cart: params } } });
  provide(none);
  run('release', 'mf-checkout');
  writeShell(root, panel(fields('tab')));
  run('release', 'shell');
  provide(fields('tab'));
  expect(() => run('release', 'mf-checkout')).toThrow(`with shell ${old}: shell: panel "cart" of checkout`);
  provide(fields('step'));
  expect(() => run('release', 'mf-checkout')).toThrow(/break the page:\n  shell: panel "cart" of checkout/);
  expect(() => run('rollback', 'shell')).not.toThrow();
});

test('can-i-release answers with an exit code, and as JSON', () => {
  releasePage();
  expect(runCli(['can-i-release', 'mf-account'], root, registry()).exitCode).toBe(0);
  const { build } = emits('city');
  const { text, exitCode } = runCli(['can-i-release', 'mf-account', '--json'], root, registry());
  expect(exitCode).toBe(1);
  expect(JSON.parse(text)).toMatchObject({
    ...{ name: 'account', build, canRelease: false },
    breaks: ['account: event "account:logged-in" of content: phone may be absent'],
    comparedWith: expect.arrayContaining([`content ${stable('content')}`]),
  });
});

test('a live build that cannot be read is named and does not stop a rollback', () => {
  releasePage();
  const [first, bad] = [stable('account'), emits('phone', 'city', 'name').build];
  run('release', 'mf-account');
  rmSync(join(root, '.releases/account', bad), { recursive: true });
  expect(run('can-i-release', 'mf-content')).toContain(`Not compared with:\n  account ${bad}: `);
  expect(run('rollback', 'mf-account')).toContain(`back to ${first}`);
});

test('all builds of a tree are compared with each other, not with what was live', () => {
  releasePage();
  for (const name of remoteNames) writeRemote(root, name);
  emits('city');
  hears('phone');
  expect(() => run('release', '--all')).toThrow(
    'These builds do not fit together:\n  account: event "account:logged-in" of content: phone may be absent',
  );
  hears('city');
  expect(run('release', '--all').split('\n')).toHaveLength(remoteNames.length + 1);
});
