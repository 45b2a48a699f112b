import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The source of the keys whose releases are accepted. */
export interface Trust {
  /** A file with the Ed25519 public keys of people who may release: PEMs, one below another. */
  keysFile?: string | undefined;
  /** In production there is no development key. */
  isProduction: boolean;
}

/** The key of a registry without another signing key. Anyone who can write to the folder can replace it. */
export const developmentKeyFiles = (registryDir: string) => ({
  privateKey: join(registryDir, 'development-key.pem'),
  publicKey: join(registryDir, 'development-key.pub.pem'),
});

/** @throws Error when a text has no Ed25519 public key. */
function publicKeysIn(text: string, file: string): KeyObject[] {
  const pems = text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [];
  const keys = pems.map((pem) => createPublicKey(pem));
  if (keys.length > 0 && keys.every(({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519')) return keys;
  throw new Error(`${file} has to have Ed25519 public keys, and nothing else, as PEM`);
}

/**
 * The public keys whose signatures count. Without a file, the registry's development key, if the registry is in a
 * folder.
 *
 * @throws Error without a file in production or for a registry that is in no folder, or when the file has no keys.
 */
export function trustedKeys(registryDir: string | undefined, { keysFile, isProduction }: Trust): KeyObject[] {
  if (keysFile) return publicKeysIn(readFileSync(keysFile, 'utf8'), keysFile);
  if (isProduction || !registryDir) {
    const where = isProduction ? 'in production' : 'without RELEASES_DIR';
    throw new Error(`RELEASE_PUBLIC_KEYS_FILE is missing: ${where} a release needs a key that is trusted`);
  }
  const file = developmentKeyFiles(registryDir).publicKey;
  return existsSync(file) ? publicKeysIn(readFileSync(file, 'utf8'), file) : [];
}
