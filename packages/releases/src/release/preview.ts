import type { KeyObject } from 'node:crypto';
import { isRemoteName, type RemoteName } from '@storefront/contracts';
import { type LinkCheck, type LinkFault, linkPrefix, readLink, signLink } from './signedLink';

/** A stored build of a remote that staff look at in place of the live one. */
export interface Preview {
  remote: RemoteName;
  build: string;
  /** Unix time in seconds at which the preview expires. */
  expires: number;
}

/** Why the parameters show no preview: the link is refused, or names an unknown remote. */
export type PreviewFault = LinkFault | 'unknown';

const purpose = 'preview';

/** The parameters of a link to a preview: `mf.catalog=<build>&mf.expires=…&mf.key=…&mf.signature=…`. */
export const signPreview = ({ remote, build, expires }: Preview, privateKey: KeyObject): URLSearchParams =>
  signLink({ purpose, remote, build, expires }, privateKey, [[remote, build]]);

/** The parameters among others that concern previews. */
export const previewParams = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => name.startsWith(linkPrefix)));

/** The parameters that do not concern previews. */
export const withoutPreviewParams = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !name.startsWith(linkPrefix)));

/** The preview that these parameters are signed for by one of the trusted keys. */
export function readPreview(
  params: URLSearchParams,
  check: LinkCheck,
): { preview: Preview } | { fault: PreviewFault } {
  const read = readLink(params, check, (own) => {
    const [[remote, build] = ['', ''], ...more] = Object.entries(own);
    return more.length === 0 && /^[\da-f]{32}$/.test(build) ? { purpose, remote, build } : undefined;
  });
  if ('fault' in read) return read;
  const { remote, build, expires } = read;
  // A name that was signed, and is unknown here, has an answer of its own.
  return isRemoteName(remote) ? { preview: { remote, build, expires } } : { fault: 'unknown' };
}
