import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIdOf, hashFiles } from '../release/fileHashes';
import { openRegistry, remoteNamed } from './openRegistry';
import { runCli } from './runCli';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-registry-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const registry = () => openRegistry(join(root, '.releases'));

/** Writes a built remote whose code is the given text. */
function dist(code: string, builtAt = '2026-01-01T00:00:00.000Z'): { folder: string; build: string } {
  const folder = join(root, 'mf-catalog/dist');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), code);
  writeFileSync(join(folder, 'server.cjs'), code);
  const files = hashFiles(folder, ['remoteEntry.js', 'server.cjs']);
  const build = buildIdOf(files);
  const names = { name: 'catalog', build, version: '1.0.0', commit: 'none', builtAt };
  const record = {
    ...names,
    files,
    entry: 'remoteEntry.js',
    server: 'server.cjs',
    initial: {},
    contract: {},
  };
  writeFileSync(join(folder, 'record.json'), JSON.stringify(record));
  return { folder, build };
}

test('a release is stored once and becomes stable', () => {
  const { folder, build } = dist('one');
  registry().release(folder);
  registry().release(folder);
  expect(registry().channels('catalog')).toEqual({ stable: build, history: [] });
  expect(readdirSync(join(root, '.releases/catalog')).sort()).toEqual([build, 'channels.json'].sort());
});

test('rollback returns to the build before, promote to any', () => {
  const first = dist('one');
  registry().release(first.folder);
  const second = dist('two', '2026-01-02T00:00:00.000Z');
  registry().release(second.folder);
  expect(
    registry()
      .list('catalog')
      .map(({ build, isStable }) => [build, isStable]),
  ).toEqual([
    [second.build, true],
    [first.build, false],
  ]);
  expect(registry().rollback('catalog')).toBe(first.build);
  expect(() => registry().rollback('catalog')).toThrow('no earlier stable release');
  registry().promote('catalog', second.build);
  expect(registry().channels('catalog').stable).toBe(second.build);
  expect(() => registry().promote('catalog', 'ffffffffffff')).toThrow('catalog has no release ffffffffffff');
});

test('a build that differs from its record is refused', () => {
  const { folder } = dist('one');
  writeFileSync(join(folder, 'server.cjs'), 'other');
  expect(() => registry().release(folder)).toThrow('differs from its record in server.cjs');
});

test('each command prints its result, or an error that says what to do', () => {
  const run = (...args: string[]) => runCli(args, root, registry());
  expect(run('releases')).toBe('Nothing is released.');
  expect(() => run('release', 'mf-catalog')).toThrow('mf-catalog is not built');
  expect(() => run('release', 'mf-unknown')).toThrow('There is no remote "mf-unknown"');
  expect(() => run('release')).toThrow('The name of a remote is missing');
  expect(() => run('fly')).toThrow(/pnpm promote mf-<name> <build>.*\n.*pnpm rollback mf-<name>/);
  const { build } = dist('one');
  expect(run('release', 'mf-catalog')).toBe(`mf-catalog 1.0.0 is live as ${build}.`);
  expect(run('releases', 'mf-catalog')).toContain(build);
  expect(run('promote', 'mf-catalog', build)).toContain('is live');
  expect(remoteNamed('catalog')).toBe('catalog');
});
