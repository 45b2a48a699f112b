import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRegistry, registryKeys } from '@storefront/releases/registry';
import type { Trust } from '@storefront/releases/release';
import { releasesForEachTest, writeRemote } from '@storefront/releases/testing';
import { liveChannels } from './liveChannels';

const pem = (key: KeyObject) =>
  String(key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }));
const [ours, next, foreign] = [1, 2, 3].map(() => generateKeyPairSync('ed25519')) as [Pair, Pair, Pair];
type Pair = ReturnType<typeof generateKeyPairSync>;

function rsaKey(): string {
  return pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
}

/** The live build of a server, and its error reports. */
function serverWith(trust: Trust) {
  const errors: string[] = [];
  const channels = liveChannels({
    store: releases.files.reader,
    trust,
    limitMs: 20_000,
    onError: (error) => errors.push(String(error)),
    onRecovery: () => undefined,
  });
  return { live: async () => (await channels()).catalog?.stable, errors };
}

const releases = releasesForEachTest('folder');

/** A file with the public keys of these pairs. */
function keysFile(...pairs: Pair[]): string {
  const file = join(releases.root, 'keys.pem');
  writeFileSync(file, pairs.map(({ publicKey }) => pem(publicKey)).join('\n'));
  return file;
}
const envOf = (pair: Pair, ...trusted: Pair[]) => ({
  NODE_ENV: 'production',
  RELEASE_KEY: pem(pair.privateKey),
  RELEASE_PUBLIC_KEYS_FILE: keysFile(...trusted),
});
const registry = (env: Record<string, string>) =>
  openRegistry(releases.files.store, registryKeys(releases.files.store.folder, env));
const release = async (code: string, env: Record<string, string>) =>
  (await registry(env).release(writeRemote(releases.root, 'catalog', { code }).folder)).build;

test('a release with a trusted key is accepted, also by the next key while both are trusted', async () => {
  const first = await release('one', envOf(ours, ours));
  const { live, errors } = serverWith({ keysFile: keysFile(ours, next), isProduction: true });
  expect(await live()).toBe(first);
  const second = await release('two', envOf(next, ours, next));
  expect(await live()).toBe(second);
  expect(errors).toEqual([]);
  // The old key is no longer trusted, but the entry that the next key signed covers the earlier entries.
  await registry(envOf(next, next)).promote('catalog', first);
  const later = serverWith({ keysFile: keysFile(next), isProduction: true });
  expect(await later.live()).toBe(first);
});

test('a release with another key is refused by servers and commands', async () => {
  const first = await release('one', envOf(ours, ours));
  const server = serverWith({ keysFile: keysFile(ours), isProduction: true });
  expect(await server.live()).toBe(first);
  await release('two', envOf(foreign, ours, foreign));
  keysFile(ours);
  expect(await server.live()).toBe(first);
  expect(server.errors).toEqual([expect.stringMatching(/00000002\.json: .*a key that is not trusted/)]);
  await expect(registry(envOf(ours, ours)).channels('catalog')).rejects.toThrow(
    /00000002\.json: it is signed with a key that is not trusted/,
  );
});

test.each([
  ['without its signature', { signature: undefined }, 'it has no signature'],
  ['with another build', { channels: { catalog: { stable: 'f'.repeat(32), history: [] } } }, 'was changed'],
  ['with another time', { at: '2020-01-01T00:00:00.000Z' }, 'was changed'],
])('an entry %s is refused by servers and commands', async (_, change, message) => {
  const env = envOf(ours, ours);
  await release('one', env);
  const entry = JSON.parse(releases.files.read('log/00000001.json')) as object;
  releases.files.write('log/00000001.json', JSON.stringify({ ...entry, ...change }));
  await expect(registry(env).channels('catalog')).rejects.toThrow(message);
  await expect(release('two', env)).rejects.toThrow(message);
  const server = serverWith({ keysFile: keysFile(ours), isProduction: true });
  expect(await server.live()).toBeUndefined();
  expect(server.errors).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['no key in production', { NODE_ENV: 'production' }, 'RELEASE_KEY or RELEASE_KEY_FILE is missing'],
  ['no private key', () => ({ RELEASE_PUBLIC_KEYS_FILE: keysFile(ours) }), 'RELEASE_KEY or RELEASE_KEY_FILE'],
  ['a key of another kind', { RELEASE_KEY: rsaKey() }, 'has to be an Ed25519 private key'],
  ['a file that is absent', { RELEASE_KEY_FILE: '/absent.pem' }, 'ENOENT'],
  ['a file without keys', () => envOf(ours), 'has to have Ed25519 public keys'],
  ['a private key that is not trusted', () => envOf(foreign, ours), 'RELEASE_KEY is none of the keys'],
])('with %s a release says so', async (_, env, message) => {
  await expect(release('one', typeof env === 'function' ? env() : env)).rejects.toThrow(message);
  expect(releases.files.paths()).not.toContainEqual(expect.stringMatching(/\d{8}\.json$/));
});

test('outside production a development key is made once, and only its owner can read it', async () => {
  const folder = join(releases.root, '.releases');
  const readKey = () => readFileSync(join(folder, 'development-key.pem'), 'utf8');
  const build = await release('one', {});
  const key = readKey();
  await release('two', {});
  await registry({}).rollback('catalog');
  expect(readKey()).toBe(key);
  expect(statSync(join(folder, 'development-key.pem')).mode & 0o077).toBe(0);
  expect(readdirSync(folder).filter((name) => name.startsWith('.draft'))).toEqual([]);
  expect(await serverWith({ isProduction: false }).live()).toBe(build);
  const production = serverWith({ isProduction: true });
  expect(await production.live()).toBeUndefined();
  expect(production.errors).toEqual([expect.stringContaining('RELEASE_PUBLIC_KEYS_FILE is missing')]);
});
