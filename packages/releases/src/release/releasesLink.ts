import type { KeyObject } from 'node:crypto';
import { type LinkCheck, linkFault, type LinkFault, linkParams, signLink } from './signedLink';

const purpose = 'releases';

/** The parameters of a link to the page of releases: `mf.expires=…&mf.key=…&mf.signature=…`. `expires` is in seconds since 1970. */
export const signReleasesLink = (expires: number, privateKey: KeyObject): URLSearchParams =>
  signLink({ purpose, expires }, privateKey);

/** When the link to the page of releases expires, if one of the trusted keys signed it. */
export function readReleasesLink(
  params: URLSearchParams,
  check: LinkCheck,
): { expires: number } | { fault: LinkFault } {
  if (check.trusted.length === 0) return { fault: 'no-key' };
  const read = linkParams(params);
  if (!read || Object.keys(read.others).length > 0) return { fault: 'invalid' };
  const { expires, key, signature } = read;
  const fault = linkFault({ purpose, expires, key, signature }, check);
  return fault ? { fault } : { expires };
}
