import { serverPaths } from '@storefront/contracts/server-paths';
import { hostOf, isOwn } from '@storefront/contracts/site-path';

/** A url of another site, without credentials that could imitate our host. */
const foreign = /^https?:\/\/[\p{L}\p{N}._-]+(?::\d+)?(?:[/?#][^\s"<>\\]*)?$/iu;
/** An id that a link to a part of a text may name; any other id is left out. */
const anchor = /^[\p{L}\p{N}_\-.:]{1,200}$/u;
const mail = /^mailto:[^\s"<>?]+(?:\?[^\s"<>]*)?$/i;
/** A phone as people write it: the spaces and brackets go (spec §5). */
const phone = /^tel:\+?[\d\s().-]+$/i;
/** Paths of the shell server, where a picture could call the back end. Of them only `/storage` holds uploads. */
const reservedPaths = serverPaths.filter((path) => path !== '/storage');

/** An address as a browser writes it: editors copy file names with spaces. The spaces of a phone stay for `phone`. */
export const encodedSpaces = (address: string): string =>
  phone.test(address) ? address : address.replaceAll(' ', '%20');

/** `here`: a page of ours, a mail address or a phone. `foreign`: another site, which opens in a new tab. */
export type LinkTarget = 'here' | 'foreign';

/** Where a link leads, or undefined for an address that no link may have. */
export function linkTarget(href: string): LinkTarget | undefined {
  if (isOwn(href) || mail.test(href) || phone.test(href)) return 'here';
  return foreign.test(href) ? 'foreign' : undefined;
}

/** An allowed address as the attribute has it: a phone without the signs that people write it with. */
export const writtenAddress = (href: string): string =>
  phone.test(href) ? `tel:${href.slice(4).replaceAll(/[^\d+]/g, '')}` : href;

/** The id by which a link of the same text leads to an element of the source, if it has one. */
export function anchorId(tag: string, given: Readonly<Record<string, string>>): string | undefined {
  const id = (given['id'] ?? (tag === 'a' ? given['name'] : undefined))?.trim();
  return id !== undefined && anchor.test(id) ? id : undefined;
}

/** Whether a picture may have this source: a file of our host or https. */
export const isPictureUrl = (src: string): boolean =>
  isOwnPicture(src) || (/^https:/i.test(src) && foreign.test(src));

function isOwnPicture(src: string): boolean {
  const path = isOwn(src) ? decodedPath(src) : undefined;
  // Dots and slashes, which may have been escapes, could lead to another path.
  if (!path?.startsWith('/') || /\\|\/\.{0,2}\/|\/\.{1,2}$/.test(path)) return false;
  return !reservedPaths.some((reserved) => path === reserved || path.startsWith(`${reserved}/`));
}

/** The path of an address as a server may read it, or undefined when an escape in it is broken. */
function decodedPath(address: string): string | undefined {
  try {
    return decodeURIComponent(address.replace(/[?#].*$/, '')).toLowerCase();
  } catch {
    return undefined;
  }
}

/** Whether the host of an https address is one of `hosts`, where `*.cdn.example` stands for every host below it. */
export function isOnHost(address: string, hosts: readonly string[]): boolean {
  const host = /^https:/i.test(address) ? hostOf(address) : undefined;
  return (
    host !== undefined &&
    hosts
      .map((name) => name.toLowerCase())
      .some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))
  );
}

const wholePixels = /^(\d{1,4})(?:px)?$/i;
const widthOfStyle = /(?:^|;)\s*width\s*:\s*(\d{1,4})px/i;
const heightOfStyle = /(?:^|;)\s*height\s*:\s*(\d{1,4})px/i;

/**
 * Width and height of a picture in px, as the attributes have them: editors write both as attributes or as a style. A
 * side is left out for anything but a whole number. Sides of the two are not mixed: their ratio would be wrong.
 */
export function pictureSize(given: Readonly<Record<string, string>>): { width?: string; height?: string } {
  const inAttributes = [wholePixels.exec(given['width'] ?? ''), wholePixels.exec(given['height'] ?? '')];
  const style = given['style'] ?? '';
  const sides = inAttributes.some(Boolean)
    ? inAttributes
    : [widthOfStyle.exec(style), heightOfStyle.exec(style)];
  const [width, height] = sides.map((found) => found?.[1]);
  return { ...(width && { width }), ...(height && { height }) };
}
