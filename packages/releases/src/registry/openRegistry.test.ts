import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIdOf } from '../release/buildId';
import { integrityOf } from '../release/fileHashes';
import type { ReleaseRecord } from '../release/record';
import { releasesForEachTest } from '../testing/makeReleases';
import { storeKinds } from '../testing/openTestStore';
import { sealBuild } from '../testing/sealBuild';
import { writeRemote, writeShell } from '../testing/writeBuilds';

/** When a build became live: any time. */
const since: unknown = expect.any(String);

const releases = releasesForEachTest('folder');
const registry = () => releases.registry();
const dist = (code: string, builtAt?: string) => writeRemote(releases.root, 'catalog', { code, builtAt });
const recordOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8')) as ReleaseRecord;

test('a release is stored once and becomes stable', async () => {
  const { folder, build } = dist('one');
  await registry().release(folder);
  await registry().release(folder);
  expect(await registry().channels('catalog')).toEqual({ stable: build, history: [], since });
  expect(releases.files.paths()).toEqual([
    ...['record.json', 'remoteEntry.js', 'server.cjs', 'sources.json.gz'].map(
      (name) => `catalog/${build}/${name}`,
    ),
    'log/00000001.json',
  ]);
});

describe.each(storeKinds)('in a store of the kind %s', (kind) => {
  const stored = releasesForEachTest(kind);

  test('files of any name are stored and found', async () => {
    const { folder } = writeRemote(stored.root, 'catalog');
    const names = ['#1', '#2', '?1', '?2', ' 1', '+1', '100%', '%2B1'].map((name) => `пицца${name}.svg`);
    for (const name of names) writeFileSync(join(folder, name), name);
    const files = Object.fromEntries(
      [...Object.keys(recordOf(folder).files), ...names].map((path) => [path, {}]),
    );
    const { build } = sealBuild(folder, { files });
    await stored.registry().release(folder);
    expect((await stored.registry().channels('catalog')).stable).toBe(build);
    for (const name of names) expect(stored.files.read(`catalog/${build}/${name}`)).toBe(name);
  });
});

test('a stored build with any file edited is refused, and kept for an investigation', async () => {
  const { folder, build } = dist('one');
  const record = await registry().release(folder);
  const { files } = releases;
  for (const path of Object.keys(record.files)) {
    files.write(`catalog/${build}/${path}`, 'edited');
    const refusal = `differs from its record in ${path}`;
    await expect(registry().release(folder)).rejects.toThrow(refusal);
    await expect(registry().promote('catalog', build)).rejects.toThrow(refusal);
    expect(files.read(`catalog/${build}/${path}`)).toBe('edited');
    files.write(`catalog/${build}/${path}`, readFileSync(join(folder, path)));
    await registry().promote('catalog', build);
  }
  const edited = { ...record, contract: { ...record.contract, panels: { cart: {} } } };
  files.write(`catalog/${build}/record.json`, JSON.stringify(edited));
  await expect(registry().promote('catalog', build)).rejects.toThrow('has a record that was edited');
});

test.each(['../other.js', '/other.js', 'a//other.js', 'a/./other.js', '..\\other.js', ''])(
  'a build with the file «%s» is refused, and nothing is stored',
  async (path) => {
    const { folder } = dist('one');
    for (const at of ['..', '.', 'a']) {
      mkdirSync(join(folder, at), { recursive: true });
      writeFileSync(join(folder, at, 'other.js'), 'other');
    }
    const record = recordOf(folder);
    const file = { sha384: integrityOf('other'), size: 5 };
    const named = { ...record, files: { ...record.files, [path]: file } };
    writeFileSync(join(folder, 'record.json'), JSON.stringify({ ...named, build: buildIdOf(named) }));
    await expect(registry().release(folder)).rejects.toThrow('names a file outside its folder');
    expect(releases.files.paths()).toEqual([]);
  },
);

test('only the record and the sources of a shell are stored', async () => {
  const { folder, build } = writeShell(releases.root);
  expect((await registry().releaseShell(folder)).build).toBe(build);
  expect((await registry().channels('shell')).stable).toBe(build);
  const stored = ['record.json', 'sources.json.gz'].map((path) => `shell/${build}/${path}`);
  expect(releases.files.paths()).toEqual(['log/00000001.json', ...stored]);
  writeFileSync(join(folder, 'client/main.js'), 'other');
  await expect(registry().releaseShell(folder)).rejects.toThrow('differs from its record in main.js');
  writeFileSync(join(folder, 'client/assets.json'), '{}');
  await expect(registry().releaseShell(folder)).rejects.toThrow('it is not the record of a shell');
});

test('a build that differs from its record is refused', async () => {
  const { folder } = dist('one');
  writeFileSync(join(folder, 'server.cjs'), 'other');
  await expect(registry().release(folder)).rejects.toThrow('differs from its record in server.cjs');
});

test('builds are listed with the newest first, and a build that does not exist is not promoted', async () => {
  const first = dist('one');
  await registry().release(first.folder);
  const second = dist('two', '2026-01-02T00:00:00.000Z');
  await registry().release(second.folder);
  releases.files.write('catalog/interrupted/server.cjs', 'a build whose record was not stored');
  expect((await registry().list('catalog')).map(({ build, isStable }) => [build, isStable])).toEqual([
    [second.build, true],
    [first.build, false],
  ]);
  await expect(registry().promote('catalog', 'ffffffffffff')).rejects.toThrow(
    'catalog has no release ffffffffffff',
  );
});

/** Releases builds with these codes, one after the other. */
async function releaseAll(...codes: string[]): Promise<string[]> {
  const builds: string[] = [];
  for (const code of codes) builds.push((await registry().release(dist(code).folder)).build);
  return builds;
}

test.each<[title: string, count: number, promoted: number[], back: number[]]>([
  ['each goes one live build further back', 3, [], [1, 0]],
  ['none returns to the build that an earlier one left', 2, [0], [1]],
  ['each goes to another build, also when one was live twice', 3, [1, 2], [1, 0]],
])('of several rollbacks %s', async (_, count, promoted, back) => {
  const builds = await releaseAll(...Array.from({ length: count }, (__, index) => `code ${index}`));
  for (const index of promoted) await registry().promote('catalog', builds[index] ?? '');
  for (const index of back) expect(await registry().rollback('catalog')).toBe(builds[index]);
  const stable = builds[back.at(-1) ?? 0];
  expect(await registry().channels('catalog')).toEqual({ stable, history: [] });
  await expect(registry().rollback('catalog')).rejects.toThrow('catalog has no earlier live build');
});

test('of the builds that were live the last 20 are remembered', async () => {
  const builds = await releaseAll(...Array.from({ length: 22 }, (_, index) => `code ${index}`));
  expect(await registry().channels('catalog')).toEqual({
    stable: builds.at(-1),
    history: builds.slice(1, 21),
    since,
  });
});

test('a user who did not release can read everything', async () => {
  const { root } = releases;
  const umask = process.umask(0o077);
  try {
    await registry().release(writeRemote(root, 'catalog').folder);
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
  expect(stored).toHaveLength(11);
  expect(locked).toEqual(['.releases/development-key.pem']);
});
