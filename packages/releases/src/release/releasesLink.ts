import type { KeyObject } from 'node:crypto';
import { type LinkCheck, type LinkFault, readLink, signLink } from './signedLink';

const purpose = 'releases';

/** The parameters of a link to the page of releases: `mf.expires=…&mf.key=…&mf.signature=…`. `expires` is in seconds since 1970. */
export const signReleasesLink = (expires: number, privateKey: KeyObject): URLSearchParams =>
  signLink({ purpose, expires }, privateKey);

/** When the link to the page of releases expires, if one of the trusted keys signed it. */
export function readReleasesLink(
  params: URLSearchParams,
  check: LinkCheck,
): { expires: number } | { fault: LinkFault } {
  const read = readLink(params, check, (own) => (Object.keys(own).length === 0 ? { purpose } : undefined));
  return 'fault' in read ? read : { expires: read.expires };
}
