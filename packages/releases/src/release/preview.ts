import type { KeyObject } from 'node:crypto';
import { isRemoteName, type RemoteName } from '@storefront/contracts';
import { assertSigned, withSignature } from './signature';

/** A stored build of a remote that staff look at in place of the live one. */
export interface Preview {
  remote: RemoteName;
  build: string;
  /** Unix time in seconds at which the preview expires. */
  expires: number;
}

/**
 * Why the parameters show no preview: no key to check them with, an invalid signature, a preview that has expired, or
 * an unknown remote.
 */
export type PreviewFault = 'no-key' | 'invalid' | 'expired' | 'unknown';

/** The longest life of a preview, in seconds: a link passes from hand to hand, and cannot be taken back. */
export const maxPreviewSeconds = 7 * 24 * 60 * 60;

/** How far the clock of the signer may be ahead of a server's. */
const maxSkewSeconds = 5 * 60;

const prefix = 'mf.';

/**
 * The signed value. No entry of the log has a `purpose`, so a preview does not pass for an entry, nor an entry for a
 * preview.
 */
const covered = (fields: { remote: string; build: string; expires: number }) => ({
  purpose: 'preview',
  ...fields,
});

/** The parameters of a link to a preview: `mf.catalog=<build>&mf.expires=…&mf.key=…&mf.signature=…`. */
export function signPreview(preview: Preview, privateKey: KeyObject): URLSearchParams {
  const { key, signature } = withSignature(covered(preview), privateKey) as {
    key: string;
    signature: string;
  };
  const { remote, build, expires } = preview;
  return new URLSearchParams([
    [prefix + remote, build],
    [`${prefix}expires`, String(expires)],
    [`${prefix}key`, key],
    // A link has to survive messengers, which break it at `+` and `/`.
    [`${prefix}signature`, Buffer.from(signature, 'base64').toString('base64url')],
  ]);
}

/** The parameters among others that concern previews. */
export const previewParams = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => name.startsWith(prefix)));

/** The parameters that do not concern previews. */
export const withoutPreviewParams = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !name.startsWith(prefix)));

/** The fields of a preview as they were signed, for any remote; undefined when a field is missing, wrong or unknown. */
function fieldsIn(params: URLSearchParams) {
  const {
    expires = '',
    key,
    signature,
    ...remotes
  } = Object.fromEntries([...params].map(([name, value]) => [name.slice(prefix.length), value]));
  const [[remote, build] = ['', '']] = Object.entries(remotes);
  const isWhole = params.size === 4 && Object.keys(remotes).length === 1 && key && signature;
  if (!isWhole || !/^[\da-f]{32}$/.test(build) || !/^\d{1,11}$/.test(expires)) return undefined;
  return { remote, build, expires: Number(expires), key, signature };
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
 * The preview that these parameters are signed for by one of the trusted keys. `now` is in milliseconds since 1970. A
 * preview that would live longer than `maxPreviewSeconds`, with some tolerance for different clocks, is not valid, even
 * with a trusted signature.
 */
export function readPreview(
  params: URLSearchParams,
  { trusted, now }: { trusted: readonly KeyObject[]; now: number },
): { preview: Preview } | { fault: PreviewFault } {
  if (trusted.length === 0) return { fault: 'no-key' };
  const fields = fieldsIn(params);
  if (!fields) return { fault: 'invalid' };
  const { remote, build, expires, key, signature } = fields;
  if (!isSigned({ ...covered({ remote, build, expires }), key, signature }, trusted)) {
    return { fault: 'invalid' };
  }
  const secondsLeft = expires - now / 1000;
  if (secondsLeft <= 0) return { fault: 'expired' };
  if (secondsLeft > maxPreviewSeconds + maxSkewSeconds) return { fault: 'invalid' };
  return isRemoteName(remote) ? { preview: { remote, build, expires } } : { fault: 'unknown' };
}
