import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keyIdOf } from './signature';

/** Where a private key is: its PEM, or a file with it. */
export interface SigningKeySource {
  text?: string | undefined;
  file?: string | undefined;
}

/**
 * The private key with which releases are signed; undefined when no key is named. @throws Error when it is not an
 * Ed25519 key.
 */
export function readSigningKey({ text, file }: SigningKeySource): KeyObject | undefined {
  if (!text && !file) return undefined;
  const key = createPrivateKey(text || readFileSync(file ?? ''));
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error('RELEASE_KEY has to be an Ed25519 private key as PEM');
}

/** Whether servers and commands accept signatures of the key. */
export function isTrusted(key: KeyObject, trusted: readonly KeyObject[]): boolean {
  const id = keyIdOf(createPublicKey(key));
  return trusted.some((one) => keyIdOf(one) === id);
}
