import type { KeyObject } from 'node:crypto';
import { isRemoteName, type RemoteName } from '@storefront/contracts';
import { type LinkCheck, linkFault, type LinkFault, linkParams, linkPrefix, signLink } from './signedLink';

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
  if (check.trusted.length === 0) return { fault: 'no-key' };
  const read = linkParams(params);
  const [first, ...more] = Object.entries(read?.others ?? {});
  if (!read || !first || more.length > 0 || !/^[\da-f]{32}$/.test(first[1])) return { fault: 'invalid' };
  const [remote, build] = first;
  const { expires, key, signature } = read;
  // `remote` is not read yet: a name that was signed, and is unknown here, has an answer of its own.
  const fault = linkFault({ purpose, remote, build, expires, key, signature }, check);
  if (fault) return { fault };
  return isRemoteName(remote) ? { preview: { remote, build, expires } } : { fault: 'unknown' };
}
