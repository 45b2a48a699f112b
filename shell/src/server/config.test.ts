import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pem = (key: KeyObject) =>
  String(key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }));

/** A file in which this server accepts one key. */
function keysFile(publicKey: KeyObject): string {
  const file = join(folder, 'keys.pem');
  writeFileSync(file, pem(publicKey));
  return file;
}

test('a key for automatic rollbacks is optional, and has to be one that servers accept', () => {
  const [ours, foreign] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const env = { NODE_ENV: 'production', RELEASE_PUBLIC_KEYS_FILE: keysFile(ours.publicKey) };
  const keyFile = join(folder, 'key.pem');
  writeFileSync(keyFile, pem(ours.privateKey));
  expect(readConfig(env).signingKey).toBeUndefined();
  expect(readConfig({ ...env, RELEASE_KEY_FILE: keyFile }).signingKey?.type).toBe('private');
  expect(readConfig({ ...env, RELEASE_KEY: pem(ours.privateKey) }).signingKey?.type).toBe('private');
  expect(() => readConfig({ ...env, RELEASE_KEY: pem(foreign.privateKey) })).toThrow(
    'RELEASE_KEY is none of the keys that this server accepts',
  );
});

test.each([
  [undefined, 0.1],
  ['0', 0],
  ['0.25', 0.25],
  ['1', 1],
])('with FIELD_SAMPLE=%s browsers measure this share of the pages: %d', (value, expected) => {
  expect(readConfig(value ? { FIELD_SAMPLE: value } : {}).fieldSample).toBe(expected);
});

test.each([
  ['FIELD_SAMPLE', '-0.1'],
  ['FIELD_SAMPLE', '1.5'],
  ['FIELD_SAMPLE', '10%'],
  ['RENDER_THREADS', '0'],
  ['RENDER_THREADS', '17'],
  ['RENDER_THREADS', '1.5'],
])('%s=%s is refused', (variable, value) => {
  expect(() => readConfig({ [variable]: value })).toThrow(variable);
});
