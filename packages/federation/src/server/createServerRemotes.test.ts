import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import * as contracts from '@storefront/contracts';
import { openRegistry } from '@storefront/releases/registry';
import { buildIdOf, changedFiles, hashFiles, type ReleaseRecord } from '@storefront/releases/release';
import { folderStore } from '@storefront/releases/store';
import { sealBuild } from '@storefront/releases/testing';
import { type ComponentType, createElement } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { type BuiltFixtures, buildFixtures } from '../testing/buildFixtures';
import { createServerRemotes } from './createServerRemotes';

const instances: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@storefront/contracts': contracts,
};
const sharedVersions = { react: '19.3.1', 'react/jsx-runtime': '19.3.1', '@storefront/contracts': '0.1.0' };

let built: BuiltFixtures;
beforeAll(() => {
  built = buildFixtures({ withShell: false });
});
afterAll(() => built?.remove());

const remotesWith = (versions: Partial<typeof sharedVersions> = sharedVersions, timeLimit = 20_000) =>
  createServerRemotes({
    store: folderStore(built.registryDir),
    resolveShared: (key) => instances[key],
    sharedVersions: versions,
    timeLimit,
  });

/** Releases the catalog with another server file and a matching record. */
function releaseWith(server: string): Promise<ReleaseRecord> {
  const { folder, record } = built.copyOfCatalog();
  writeFileSync(join(folder, record.server), server);
  sealBuild(folder);
  return openRegistry(built.registryDir).release(folder);
}

/** Changes the stored record of a release, as an attacker with write access to the registry could. */
function tamper(record: ReleaseRecord, changed: object): void {
  const file = join(built.registryDir, record.name, record.build, 'record.json');
  writeFileSync(file, JSON.stringify({ ...record, ...changed }));
}

const releaseCatalog = () => openRegistry(built.registryDir).release(built.copyOfCatalog().folder);

test('the record matches the build and contains nothing to execute', () => {
  const { folder, record } = built.copyOfCatalog();
  expect(changedFiles(folder, record.files)).toEqual([]);
  expect(record.version).toBe('1.2.3');
  expect(record.build).toBe(buildIdOf(record));
  const first = record.initial.pages.home ?? [];
  expect(first[0]).toBe(record.entry);
  expect(first.slice(1).map((path) => readFileSync(join(folder, path), 'utf8'))).toEqual([
    expect.stringContaining('embeds'),
    expect.stringContaining('catalog-home'),
  ]);
  expect(record.contract.sharedVersions).toEqual(sharedVersions);
  expect(record.contract.sharedNames).toEqual({
    react: ['Suspense', 'useState', 'version'],
    '@storefront/contracts': ['defineManifest', 'emit', 'useEvent'],
  });
  expect(JSON.stringify(record)).not.toContain('getPublicPath');
});

test('a remote renders with the host’s React', async () => {
  const { build } = await releaseCatalog();
  const { pages } = await remotesWith().load('catalog', build);
  const home = await pages.home?.();
  const Page = home?.default as ComponentType<{ params: object }>;
  expect(renderToString(createElement(Page, { params: {} }))).toContain('rolls: <!-- -->0');
});

test('a file that differs from its hash is not run', async () => {
  const record = await releaseWith('exports.default = 3;');
  const file = join(built.registryDir, record.name, record.build, record.server);
  writeFileSync(file, 'globalThis.ran = true;');
  await expect(remotesWith().load('catalog', record.build)).rejects.toMatchObject({ reason: 'wrong-hash' });
  expect(runInThisContext('globalThis.ran')).toBeUndefined();
});

test.each([
  ['throws', 'throw new Error("no start")'],
  ['is no JavaScript', 'no start'],
])('the report of a file that %s does not repeat its text', async (_, code) => {
  const { build } = await releaseWith(`${code};/* the rest of a minified file */`);
  const error = await remotesWith()
    .load('catalog', build)
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason: 'broken' });
  const { stack = '' } = (error as Error).cause as Error;
  expect(stack).toContain('server.cjs');
  expect(stack).not.toContain('minified');
});

test('files whose hash is not the id of their build are not run, although their record matches them', async () => {
  const record = await releaseWith('exports.default = 4;');
  const folder = join(built.registryDir, record.name, record.build);
  writeFileSync(join(folder, record.server), 'globalThis.ran = true;');
  tamper(record, { files: hashFiles(folder, Object.keys(record.files)) });
  const remotes = remotesWith();
  await expect(remotes.load('catalog', record.build)).rejects.toMatchObject({ reason: 'wrong-hash' });
  expect(runInThisContext('globalThis.ran')).toBeUndefined();
  // Its scripts are not sent to browsers either.
  expect((await remotes.current()).catalog).toBeUndefined();
  await releaseCatalog();
});

test('a record whose contract was changed after its release is not loaded', async () => {
  const record = await releaseCatalog();
  tamper(record, { contract: { ...record.contract, panels: {} } });
  await expect(remotesWith().load('catalog', record.build)).rejects.toMatchObject({ reason: 'wrong-hash' });
  tamper(record, {});
});

test('a file without a hash is not run', async () => {
  const record = await releaseWith('globalThis.ran = 2;');
  tamper(record, { files: { ...record.files, [record.server]: { size: 1 } } });
  await expect(remotesWith().load('catalog', record.build)).rejects.toMatchObject({ reason: 'no-hash' });
});

test('a record with getPublicPath is rejected', async () => {
  const record = await releaseWith('globalThis.ran = 3;');
  tamper(record, { metaData: { getPublicPath: 'return "/"' } });
  await expect(remotesWith().load('catalog', record.build)).rejects.toMatchObject({
    reason: 'executes-record',
  });
});

test('a remote built with another React is rejected', async () => {
  const { build } = await releaseCatalog();
  const versions = { ...sharedVersions, react: '18.3.1' };
  await expect(remotesWith(versions).load('catalog', build)).rejects.toMatchObject({
    reason: 'incompatible',
  });
});

test('a live build that imports a name the shell lacks is neither rendered nor sent to browsers', async () => {
  const registry = openRegistry(built.registryDir);
  await registry.release(built.content.folder);
  const { emit: _, ...older } = contracts;
  const remotes = createServerRemotes({
    store: folderStore(built.registryDir),
    resolveShared: (key) => (key === '@storefront/contracts' ? older : instances[key]),
    sharedVersions,
  });
  const { build } = await releaseCatalog();
  const detail = 'it takes emit of @storefront/contracts, which the shell does not export';
  const refusal = { reason: 'incompatible', message: `catalog@${build}: ${detail}` };
  await expect(remotes.load('catalog', build)).rejects.toMatchObject(refusal);
  expect(Object.keys(await remotes.current())).toEqual(['content']);
  expect(remotes.whyAbsent('catalog')).toMatchObject(refusal);
});

test('the previous live build replaces a build that does not run on this shell, which is reported once', async () => {
  const first = await releaseWith('exports.default = 5;');
  const { folder, record } = built.copyOfCatalog();
  record.contract.sharedNames.react?.push('useAncient');
  record.build = buildIdOf(record);
  writeFileSync(join(folder, 'record.json'), JSON.stringify(record));
  const second = await openRegistry(built.registryDir).release(folder);
  expect(second.build).not.toBe(first.build);
  const onError = jest.fn();
  const remotes = createServerRemotes({
    store: folderStore(built.registryDir),
    resolveShared: (key) => instances[key],
    sharedVersions,
    onError,
  });
  const now = jest.spyOn(performance, 'now');
  for (const seconds of [0, 2]) {
    now.mockReturnValue(seconds * 1000);
    expect((await remotes.current()).catalog?.build).toBe(first.build);
  }
  now.mockRestore();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ build: second.build, reason: 'incompatible' }),
  );
  await releaseCatalog();
});

test('an endless module times out; a module that requires an unshared package is rejected', async () => {
  const endless = await releaseWith('for (;;) {}');
  await expect(remotesWith(sharedVersions, 300).load('catalog', endless.build)).rejects.toMatchObject({
    reason: 'too-slow',
  });
  const curious = await releaseWith("require('node:fs');");
  await expect(remotesWith().load('catalog', curious.build)).rejects.toThrow('node:fs is not shared');
  const misleading = await releaseWith("throw new Error('the upload timed out');");
  await expect(remotesWith().load('catalog', misleading.build)).rejects.toMatchObject({ reason: 'broken' });
  const empty = await releaseWith('exports.default = {};');
  await expect(remotesWith().load('catalog', empty.build)).rejects.toMatchObject({ reason: 'broken' });
});

test('a remote module that never loads times out', async () => {
  const { build } =
    await releaseWith(`exports.default = { name: 'catalog', pages: { home: () => new Promise(() => {}) },
    panels: {}, widgets: {}, embeds: {} };`);
  const { pages } = await remotesWith(sharedVersions, 20_000).load('catalog', build);
  // The fake clock covers the module alone: reading its build may take any time on a busy machine.
  jest.useFakeTimers();
  const outcome = pages.home?.().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(20_000);
  jest.useRealTimers();
  expect(String(await outcome)).toContain('home took longer than 20000 ms');
});

test('a changed live build is picked up within two seconds, and a missing remote is left out', async () => {
  const registry = openRegistry(built.registryDir);
  const first = await releaseCatalog();
  await registry.release(built.content.folder);
  const remotes = remotesWith();
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  expect((await remotes.current()).catalog?.build).toBe(first.build);
  const second = await releaseWith('exports.default = 1;');
  now.mockReturnValue(2_000);
  expect((await remotes.current()).catalog?.base).toBe(`/mf/catalog/${second.build}/`);
  const folder = join(built.registryDir, 'catalog');
  renameSync(folder, `${folder}-away`);
  now.mockReturnValue(4_000);
  expect(Object.keys(await remotes.current())).toEqual(['content']);
  now.mockRestore();
  renameSync(`${folder}-away`, folder);
  expect(await registry.rollback('catalog')).toBe(first.build);
});
