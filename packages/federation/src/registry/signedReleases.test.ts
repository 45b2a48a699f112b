import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveChannels } from '../server/liveChannels';
import { writeRemote } from '../testing/writeBuilds';
import { openRegistry } from './openRegistry';
import { registryKeys } from './registryKeys';

let root: string;
let releases: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'storefront-signed-'));
  releases = join(root, '.releases');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const pem = (key: KeyObject) =>
  String(key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }));
const [ours, next, foreign] = [1, 2, 3].map(() => generateKeyPairSync('ed25519')) as [Pair, Pair, Pair];
type Pair = ReturnType<typeof generateKeyPairSync>;

/** A file with the public keys of these pairs. */
function keysFile(...pairs: Pair[]): string {
  const file = join(root, 'keys.pem');
  writeFileSync(file, pairs.map(({ publicKey }) => pem(publicKey)).join('\n'));
  return file;
}
const envOf = (pair: Pair, ...trusted: Pair[]) => ({
  NODE_ENV: 'production',
  RELEASE_KEY: pem(pair.privateKey),
  RELEASE_PUBLIC_KEYS_FILE: keysFile(...trusted),
});
const registry = (env: Record<string, string>) => openRegistry(releases, registryKeys(releases, env));
const release = (code: string, env: Record<string, string>) =>
  registry(env).release(writeRemote(root, 'catalog', { code }).folder).build;
const entryFile = (name: string) => join(releases, 'log', name);

/** What a server has live, and what it reports. */
function serverWith(trust: { keysFile?: string; isProduction: boolean }) {
  const errors: string[] = [];
  const channels = liveChannels(
    releases,
    trust,
    (error) => errors.push(String(error)),
    () => undefined,
  );
  return { live: async () => (await channels()).catalog?.stable, errors };
}

test('a release with a trusted key is accepted, also by the next key while both are trusted', async () => {
  const first = release('one', envOf(ours, ours));
  const { live, errors } = serverWith({ keysFile: keysFile(ours, next), isProduction: true });
  expect(await live()).toBe(first);
  const second = release('two', envOf(next, ours, next));
  expect(await live()).toBe(second);
  expect(errors).toEqual([]);
  // The old key is no longer trusted: what it signed is part of what the next one signed.
  registry(envOf(next, next)).promote('catalog', first);
  expect(await serverWith({ keysFile: keysFile(next), isProduction: true }).live()).toBe(first);
});

test('a release with another key is refused by servers and commands', async () => {
  const first = release('one', envOf(ours, ours));
  const server = serverWith({ keysFile: keysFile(ours), isProduction: true });
  expect(await server.live()).toBe(first);
  release('two', envOf(foreign, ours, foreign));
  keysFile(ours);
  expect(await server.live()).toBe(first);
  expect(server.errors).toEqual([expect.stringMatching(/00000002\.json: .*a key that is not trusted/)]);
  expect(() => registry(envOf(ours, ours)).channels('catalog')).toThrow(
    /00000002\.json: it is signed with a key that is not trusted/,
  );
});

test.each([
  ['without its signature', { signature: undefined }, 'it has no signature'],
  ['with another build', { channels: { catalog: { stable: 'f'.repeat(32), history: [] } } }, 'was changed'],
  ['with another time', { at: '2020-01-01T00:00:00.000Z' }, 'was changed'],
])('an entry %s is refused by servers and commands', async (_, change, message) => {
  const env = envOf(ours, ours);
  release('one', env);
  const entry = JSON.parse(readFileSync(entryFile('00000001.json'), 'utf8')) as object;
  writeFileSync(entryFile('00000001.json'), JSON.stringify({ ...entry, ...change }));
  expect(() => registry(env).channels('catalog')).toThrow(message);
  expect(() => release('two', env)).toThrow(message);
  const server = serverWith({ keysFile: keysFile(ours), isProduction: true });
  expect(await server.live()).toBeUndefined();
  expect(server.errors).toEqual([expect.stringContaining(message)]);
});

test('a build that was put into the folder by no release is not promoted', () => {
  const env = envOf(ours, ours);
  release('one', env);
  const { folder, build } = writeRemote(root, 'catalog', { code: 'two' });
  cpSync(folder, join(releases, 'catalog', build), { recursive: true });
  expect(() => registry(env).promote('catalog', build)).toThrow('was stored by no signed release');
  expect(release('two', env)).toBe(build);
});

test('outside production a development key is made once, and only its owner can read it', async () => {
  const build = release('one', {});
  const key = readFileSync(join(releases, 'development-key.pem'), 'utf8');
  release('two', {});
  registry({}).rollback('catalog');
  expect(readFileSync(join(releases, 'development-key.pem'), 'utf8')).toBe(key);
  expect(statSync(join(releases, 'development-key.pem')).mode & 0o077).toBe(0);
  expect(readdirSync(releases).filter((name) => name.startsWith('.draft'))).toEqual([]);
  expect(await serverWith({ isProduction: false }).live()).toBe(build);
  const production = serverWith({ isProduction: true });
  expect(await production.live()).toBeUndefined();
  expect(production.errors).toEqual([expect.stringContaining('RELEASE_PUBLIC_KEYS_FILE is missing')]);
});

test.each([
  ['no key in production', { NODE_ENV: 'production' }, 'RELEASE_KEY or RELEASE_KEY_FILE is missing'],
  ['no private key', () => ({ RELEASE_PUBLIC_KEYS_FILE: keysFile(ours) }), 'RELEASE_KEY or RELEASE_KEY_FILE'],
  ['a key of another kind', { RELEASE_KEY: rsaKey() }, 'has to be an Ed25519 private key'],
  ['a file that is absent', { RELEASE_KEY_FILE: '/absent.pem' }, 'ENOENT'],
  ['a file without keys', () => envOf(ours), 'has to have Ed25519 public keys'],
  ['a private key that is not trusted', () => envOf(foreign, ours), 'RELEASE_KEY is none of the keys'],
])('with %s a release says so', (_, env, message) => {
  expect(() => release('one', typeof env === 'function' ? env() : env)).toThrow(message);
  const stored = existsSync(releases) ? readdirSync(releases, { recursive: true }) : [];
  expect(stored).not.toContainEqual(expect.stringMatching(/\d{8}\.json$/));
});

function rsaKey(): string {
  return pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
}
