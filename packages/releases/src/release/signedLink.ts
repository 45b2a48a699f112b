import type { KeyObject } from 'node:crypto';
import { assertSigned, withSignature } from './signature';

/** What a link is for, and when it expires: Unix time in seconds. No entry of the log has a `purpose`, so neither is valid as the other. */
export interface LinkFields {
  purpose: 'preview' | 'releases';
  expires: number;
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
  fields: LinkFields & Record<string, unknown>,
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

/** The parameters of a link by their names without the prefix; undefined when one that every link has is missing or wrong. */
export function linkParams(params: URLSearchParams) {
  const named = [...params].map(([name, value]) => [name.slice(linkPrefix.length), value] as const);
  const { expires = '', key, signature, ...others } = Object.fromEntries(named);
  if (Object.keys(others).length + 3 !== named.length) return undefined;
  if (!key || !signature || !/^\d{1,11}$/.test(expires)) return undefined;
  return { expires: Number(expires), key, signature, others };
}

function isSigned(value: object, trusted: readonly KeyObject[]): boolean {
  try {
    assertSigned(value, trusted);
    return true;
  } catch {
    return false;
  }
}

/** Says why a link is refused. One that would live longer than `maxLinkSeconds` is invalid, even with a trusted signature. */
export function linkFault(
  fields: LinkFields & { key: string; signature: string } & Record<string, unknown>,
  { trusted, now }: LinkCheck,
): LinkFault | undefined {
  if (!isSigned(fields, trusted)) return 'invalid';
  const secondsLeft = fields.expires - now / 1000;
  if (secondsLeft <= 0) return 'expired';
  return secondsLeft > maxLinkSeconds + maxSkewSeconds ? 'invalid' : undefined;
}
