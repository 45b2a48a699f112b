import type { SiteAddresses } from '@storefront/contracts';
import { anchorPrefix } from '@storefront/contracts/site-path';
import {
  allowedAttributes,
  encodedSpaces,
  isOnHost,
  isPictureUrl,
  linkTarget,
  pictureSize,
  type Tag,
  withoutOrigin,
  withScheme,
  writtenAddress,
} from '../rules';

type Attributes = Readonly<Record<string, string>>;

const allowedValue: Readonly<Record<string, RegExp>> = {
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  colspan: /^[1-9]\d?$/,
  rowspan: /^[1-9]\d?$/,
  start: /^\d{1,6}$/,
};

/**
 * The attributes of an allowed tag that stay, or undefined when the tag means nothing without a removed attribute.
 * Without `site`, every link with a host leads to another site, and a picture may come from any host.
 */
export function checkedAttributes(tag: Tag, given: Attributes, site?: SiteAddresses): Attributes | undefined {
  if (tag === 'a') return linkAttributes(localAddress(given['href'], site));
  if (tag === 'img') return pictureAttributes(withScheme(localAddress(given['src'], site)), given, site);
  const names: readonly string[] =
    tag in allowedAttributes ? allowedAttributes[tag as keyof typeof allowedAttributes] : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name]?.trim().toLowerCase();
      return value !== undefined && allowedValue[name]?.test(value) === true ? [[name, value]] : [];
    }),
  );
}

function localAddress(given: string | undefined, site: SiteAddresses | undefined): string {
  const address = encodedSpaces(given?.trim() ?? '');
  return site ? withoutOrigin(address, site.origin) : address;
}

function linkAttributes(given: string): Attributes | undefined {
  const target = linkTarget(given);
  if (target === undefined) return undefined;
  // To `#top`, the top of the page, browsers scroll by themselves.
  const href = writtenAddress(given).replace(/^#(?!top$)/i, `#${anchorPrefix}`);
  return target === 'here' ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' };
}

function pictureAttributes(src: string, given: Attributes, site?: SiteAddresses): Attributes | undefined {
  if (!isPictureUrl(src)) return undefined;
  // The page's policy would block it, and a broken picture would show (decision 0028).
  if (site && !src.startsWith('/') && !isOnHost(src, site.pictureHosts)) return undefined;
  return {
    // Before `src`: some browsers start the download as soon as they see a source.
    loading: 'lazy',
    decoding: 'async',
    src,
    alt: readableText(given['alt'] ?? '').trim(),
    ...pictureSize(given),
  };
}

/** Text without the characters that a browser's HTML parser replaces: they would break hydration. */
export function readableText(text: string): string {
  // Line ends as the HTML parser reads them.
  const lines = text.replaceAll(/\r\n?/g, '\n');
  return lines.replaceAll(/(?![\n\t])\p{Control}|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu, '');
}
