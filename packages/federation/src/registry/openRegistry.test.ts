import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRemote, writeShell } from '../testing/writeBuilds';
import { openRegistry } from './openRegistry';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-registry-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const registry = () => openRegistry(join(root, '.releases'));
const dist = (code: string, builtAt?: string) => writeRemote(root, 'catalog', { code, builtAt });

test('a release is stored once and becomes stable', () => {
  const { folder, build } = dist('one');
  registry().release(folder);
  registry().release(folder);
  expect(registry().channels('catalog')).toEqual({ stable: build, history: [] });
  expect(readdirSync(join(root, '.releases/catalog')).sort()).toEqual([build]);
});

test('the same files with another contract are another build', () => {
  const contracts = [{}, { panels: { cart: { type: 'object' } } }] as const;
  const builds = contracts.map((contract) => {
    const { folder } = writeRemote(root, 'catalog', { contract });
    return registry().release(folder).build;
  });
  expect(builds[0]).not.toBe(builds[1]);
  expect(registry().channels('catalog')).toEqual({ stable: builds[1], history: [builds[0]] });
  expect(registry().list('catalog')).toHaveLength(2);
});

test('a stored record that was edited is refused', () => {
  const { folder, build } = dist('one');
  const record = registry().release(folder);
  const file = join(root, '.releases/catalog', build, 'record.json');
  writeFileSync(file, JSON.stringify({ ...record, contract: { ...record.contract, panels: { cart: {} } } }));
  expect(() => registry().promote('catalog', build)).toThrow('has a record that was edited');
});

test('of a shell the record alone is stored', () => {
  const { folder, build } = writeShell(root);
  expect(registry().releaseShell(folder).build).toBe(build);
  expect(registry().channels('shell').stable).toBe(build);
  expect(readdirSync(join(root, '.releases/shell', build))).toEqual(['record.json']);
  writeFileSync(join(folder, 'client/main.js'), 'other');
  expect(() => registry().releaseShell(folder)).toThrow('differs from its record in main.js');
  writeFileSync(join(folder, 'client/assets.json'), '{}');
  expect(() => registry().releaseShell(folder)).toThrow('it is not the record of a shell');
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

test('another user than the one who released can read everything', () => {
  const umask = process.umask(0o077);
  try {
    registry().release(dist('one').folder);
  } finally {
    process.umask(umask);
  }
  const stored = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.startsWith('.releases'),
  );
  const locked = stored.filter((path) => {
    const stats = statSync(join(root, path));
    const needed = stats.isDirectory() ? 0o005 : 0o004;
    return (stats.mode & needed) !== needed;
  });
  expect(stored).toHaveLength(10);
  expect(locked).toEqual(['.releases/development-key.pem']);
});
