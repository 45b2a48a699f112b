import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from './buildId';

/** 64 bits of a hash of a public key, to name it. */
export const keyIdOf = (publicKey: KeyObject) =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

const signedBytes = (value: object) => Buffer.from(canonicalJson(value));

/** The value with the name of the Ed25519 key and a signature that covers both. */
export function withSignature(value: object, privateKey: KeyObject): object {
  const covered = { ...value, key: keyIdOf(createPublicKey(privateKey)) };
  return { ...covered, signature: sign(null, signedBytes(covered), privateKey).toString('base64') };
}

/** @throws Error unless one of these public keys signed the value as it is. */
export function assertSigned(value: object, trusted: readonly KeyObject[]): void {
  const { signature, ...covered } = value as { signature?: unknown; key?: unknown };
  if (typeof signature !== 'string') throw new Error('it has no signature');
  const key = trusted.find((candidate) => keyIdOf(candidate) === covered.key);
  // The name may have any length, because it is not verified.
  const named = String(covered.key).slice(0, 64);
  if (!key) throw new Error(`it is signed with a key that is not trusted: ${named}`);
  if (!verify(null, signedBytes(covered), key, Buffer.from(signature, 'base64'))) {
    throw new Error('it was changed after it was signed');
  }
}
