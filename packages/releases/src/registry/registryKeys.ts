import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isTrusted, readSigningKey } from '../release/signingKey';
import { developmentKeyFiles, trustedKeys } from '../release/trustedKeys';
import { RegistryError } from './RegistryError';
import { createFile, writePrivate } from './storeBuild';

/** The keys of the commands, read on first use. */
export interface RegistryKeys {
  /** The private key to sign with. @throws RegistryError when the key is missing, or is not an Ed25519 key. */
  own(): KeyObject;
  /** The public keys whose entries are accepted. @throws RegistryError */
  trusted(): KeyObject[];
}

type Environment = Partial<Record<string, string>>;

/** Makes the key once, even if several processes do so at the same time. */
function developmentKey(registryDir: string): KeyObject {
  const files = developmentKeyFiles(registryDir);
  if (!existsSync(files.privateKey)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    createFile(files.privateKey, String(privateKey.export({ type: 'pkcs8', format: 'pem' })), writePrivate);
  }
  const key = createPrivateKey(readFileSync(files.privateKey));
  if (!existsSync(files.publicKey)) {
    createFile(files.publicKey, String(createPublicKey(key).export({ type: 'spki', format: 'pem' })));
  }
  return key;
}

function withMessage<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new RegistryError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function ownKey(registryDir: string | undefined, env: Environment): KeyObject {
  const key = readSigningKey({ text: env.RELEASE_KEY, file: env.RELEASE_KEY_FILE });
  if (key) return key;
  if (env.NODE_ENV === 'production' || env.RELEASE_PUBLIC_KEYS_FILE || !registryDir) {
    throw new Error('RELEASE_KEY or RELEASE_KEY_FILE is missing: a release has to be signed');
  }
  return developmentKey(registryDir);
}

/**
 * The keys by RELEASE_KEY or RELEASE_KEY_FILE and RELEASE_PUBLIC_KEYS_FILE; outside production, and without them, a
 * development key in the registry's folder, which is made when it is first needed. A registry outside a folder has no
 * development key.
 */
export function registryKeys(registryDir: string | undefined, env: Environment = process.env): RegistryKeys {
  const hasOwn = Boolean(env.RELEASE_KEY || env.RELEASE_KEY_FILE);
  const trust = {
    keysFile: env.RELEASE_PUBLIC_KEYS_FILE || undefined,
    isProduction: env.NODE_ENV === 'production',
  };
  // An environment with only a private key trusts the signatures of that key.
  const trusted = () =>
    hasOwn && !trust.keysFile ? [createPublicKey(ownKey(registryDir, env))] : trustedKeys(registryDir, trust);
  return {
    own: () =>
      withMessage(() => {
        const key = ownKey(registryDir, env);
        // An entry that servers and the other commands refuse would stop every release after it.
        if (isTrusted(key, trusted())) return key;
        throw new Error(`RELEASE_KEY is none of the keys of ${trust.keysFile}`);
      }),
    trusted: () => withMessage(trusted),
  };
}
