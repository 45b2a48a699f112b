import type { KeyObject } from 'node:crypto';
import { assertSigned, withSignature } from './signature';

/** What a link is for. No entry of the log has a `purpose`, so neither is valid as the other. */
interface LinkFields {
  purpose: 'preview' | 'releases';
}

/** Why a link is refused: no key to check it with, an invalid signature, or its time is over. */
export type LinkFault = 'no-key' | 'invalid' | 'expired';

/** The keys whose links count, and the time in milliseconds since 1970. */
export interface LinkCheck {
  trusted: readonly KeyObject[];
  now: number;
}

/** The longest life of a link, in seconds: a link passes from hand to hand, and cannot be taken back. */
export const maxLinkSeconds = 7 * 24 * 60 * 60;

/** How far the clock of the signer may be ahead of a server's. */
const maxSkewSeconds = 5 * 60;

/** The parameters of all signed links begin with it. */
export const linkPrefix = 'mf.';

/** Signs all fields of a link. `shown` are its parameters beside the expiry, the key and the signature. */
export function signLink(
  fields: LinkFields & { expires: number } & Record<string, unknown>,
  privateKey: KeyObject,
  shown: readonly (readonly [name: string, value: string])[] = [],
): URLSearchParams {
  const { key, signature } = withSignature(fields, privateKey) as { key: string; signature: string };
  return new URLSearchParams([
    ...shown.map(([name, value]) => [linkPrefix + name, value]),
    [`${linkPrefix}expires`, String(fields.expires)],
    [`${linkPrefix}key`, key],
    // A link has to survive messengers, which break it at `+` and `/`.
    [`${linkPrefix}signature`, Buffer.from(signature, 'base64').toString('base64url')],
  ]);
}

function isSigned(value: object, trusted: readonly KeyObject[]): boolean {
  try {
    assertSigned(value, trusted);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a link, or says why it is refused. `fieldsOf` makes the signed fields of its own parameters; undefined refuses the
 * link. One that would live longer than `maxLinkSeconds` is invalid, even with a trusted signature.
 */
export function readLink<Fields extends LinkFields>(
  params: URLSearchParams,
  { trusted, now }: LinkCheck,
  fieldsOf: (own: Record<string, string>) => Fields | undefined,
): (Fields & { expires: number }) | { fault: LinkFault } {
  if (trusted.length === 0) return { fault: 'no-key' };
  const named = [...params].map(([name, value]) => [name.slice(linkPrefix.length), value] as const);
  const { expires: time = '', key, signature, ...own } = Object.fromEntries(named);
  const fields = fieldsOf(own);
  const isTwice = Object.keys(own).length + 3 !== named.length;
  if (!fields || isTwice || !/^\d{1,11}$/.test(time)) return { fault: 'invalid' };
  const expires = Number(time);
  if (!isSigned({ ...fields, expires, key, signature }, trusted)) return { fault: 'invalid' };
  const secondsLeft = expires - now / 1000;
  if (secondsLeft <= 0) return { fault: 'expired' };
  return secondsLeft > maxLinkSeconds + maxSkewSeconds ? { fault: 'invalid' } : { ...fields, expires };
}
