import { runInThisContext } from 'node:vm';
import { integrityOf, type ReleaseRecord, type RemoteContract } from '@storefront/releases/release';
import { releasesForEachTest, writeRemote } from '@storefront/releases/testing';
import { provideShared } from '../sharing/provideShared';
import { createServerRemotes } from './createServerRemotes';

/** The React that the shell provides. */
const provideReact = (version: string) => provideShared({ react: { version, instance: { version } } });

const releases = releasesForEachTest('folder');
beforeEach(() => provideReact('19.3.1'));

const remotesWith = ({ timeLimit = 20_000 } = {}) =>
  createServerRemotes({ store: releases.files.reader, timeLimit });

/** Releases a catalog with this server file. */
const release = (code: string, contract: Partial<RemoteContract> = {}): Promise<ReleaseRecord> =>
  releases.registry().release(writeRemote(releases.root, 'catalog', { code, contract }).folder);

/** Changes a file of a stored release, as an attacker with write access to the registry could. */
const tamper = ({ name, build }: ReleaseRecord, path: string, content: string) =>
  releases.files.write(`${name}/${build}/${path}`, content);

test('a file that differs from its hash is not run', async () => {
  const record = await release('exports.default = 3;');
  tamper(record, record.server, 'globalThis.ran = true;');
  await expect(remotesWith().load('catalog', record.build)).rejects.toMatchObject({ reason: 'wrong-hash' });
  expect(runInThisContext('globalThis.ran')).toBeUndefined();
});

test('files whose hash is not the id of their build are not run, although their record matches them', async () => {
  const record = await release('exports.default = 4;');
  const code = 'globalThis.ran = true;';
  tamper(record, record.server, code);
  const files = { ...record.files, [record.server]: { sha384: integrityOf(code), size: code.length } };
  tamper(record, 'record.json', JSON.stringify({ ...record, files }));
  const remotes = remotesWith();
  await expect(remotes.load('catalog', record.build)).rejects.toMatchObject({ reason: 'wrong-hash' });
  expect(runInThisContext('globalThis.ran')).toBeUndefined();
  // Its scripts are not sent to browsers either.
  expect((await remotes.current()).catalog).toBeUndefined();
});

test.each<[title: string, reason: string, change: (record: ReleaseRecord) => object]>([
  ['another contract', 'wrong-hash', ({ contract }) => ({ contract: { ...contract, panels: ['cart'] } })],
  ['a file without a hash', 'no-hash', ({ files }) => ({ files: { ...files, 'server.cjs': { size: 1 } } })],
])('a record that was changed after its release, with %s, is refused: %s', async (_, reason, change) => {
  const record = await release('globalThis.ran = 2;');
  tamper(record, 'record.json', JSON.stringify({ ...record, ...change(record) }));
  await expect(remotesWith().load('catalog', record.build)).rejects.toMatchObject({ reason });
  expect(runInThisContext('globalThis.ran')).toBeUndefined();
});

test.each([
  ['throws', 'throw new Error("no start")'],
  ['is no JavaScript', 'no start'],
])('the report of a file that %s does not repeat its text', async (_, code) => {
  const { build } = await release(`${code};/* the rest of a minified file */`);
  const error = await remotesWith()
    .load('catalog', build)
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ reason: 'broken' });
  const { stack = '' } = (error as Error).cause as Error;
  expect(stack).toContain('server.cjs');
  expect(stack).not.toContain('minified');
});

test('a remote built with another React is rejected', async () => {
  const { build } = await release('', { sharedVersions: { react: '19.3.1' } });
  provideReact('18.3.1');
  await expect(remotesWith().load('catalog', build)).rejects.toMatchObject({ reason: 'incompatible' });
});

test('a live build that imports a name the shell lacks is neither rendered nor sent to browsers', async () => {
  await releases.registry().release(writeRemote(releases.root, 'content').folder);
  // What the module object inherits is no export.
  const { build } = await release('', { sharedNames: { react: ['useAncient', 'toString'] } });
  const remotes = remotesWith();
  const detail = ['useAncient', 'toString']
    .map((name) => `it takes ${name} of react, which the shell does not export`)
    .join('; ');
  const refusal = { reason: 'incompatible', message: `catalog@${build}: ${detail}` };
  await expect(remotes.load('catalog', build)).rejects.toMatchObject(refusal);
  expect(Object.keys(await remotes.current())).toEqual(['content']);
  expect(remotes.whyAbsent('catalog')).toMatchObject(refusal);
});

test('an endless module times out; a module that requires an unshared package is rejected', async () => {
  const endless = await release('for (;;) {}');
  await expect(remotesWith({ timeLimit: 300 }).load('catalog', endless.build)).rejects.toMatchObject({
    reason: 'too-slow',
  });
  const curious = await release("require('node:fs');");
  await expect(remotesWith().load('catalog', curious.build)).rejects.toThrow('node:fs is not shared');
  const misleading = await release("throw new Error('the upload timed out');");
  await expect(remotesWith().load('catalog', misleading.build)).rejects.toMatchObject({ reason: 'broken' });
  const empty = await release('exports.default = {};');
  await expect(remotesWith().load('catalog', empty.build)).rejects.toMatchObject({ reason: 'broken' });
});

test('a remote module that never loads times out', async () => {
  const { build } =
    await release(`exports.default = { name: 'catalog', pages: { home: () => new Promise(() => {}) },
    panels: {}, widgets: {}, embeds: {} };`);
  const { pages } = await remotesWith().load('catalog', build);
  // The fake clock covers the module alone: reading its build may take any time on a busy machine.
  jest.useFakeTimers();
  const outcome = pages.home?.().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(20_000);
  jest.useRealTimers();
  expect(String(await outcome)).toContain('home took longer than 20000 ms');
});
