/** A url of another site, without credentials that could imitate our host. */
const foreign = /^https?:\/\/[\p{L}\p{N}._-]+(?::\d+)?(?:[/?#][^\s"<>\\]*)?$/iu;
/** A page of ours. Two slashes anywhere in its path, also with a backslash among them, could become another site. */
const own = /^(?:(?:\/(?![/\\])[\p{L}\p{N}\-._~:@!$&'()*+,;=%]*)+(?:[?#][^\s"<>\\]*)?|#[\p{L}\p{N}_-]+)$/u;
const mail = /^mailto:[^\s"<>?]+(?:\?[^\s"<>]*)?$/i;
/** A phone as people write it: the spaces and brackets go (spec §5). */
const phone = /^tel:\+?[\d\s().-]+$/i;
/** No escape of a dot or a slash, which could lead out of the folder. */
const ownPicture = /^\/storage\/(?!.*(?:\.\.|%2e|%2f|%5c))(?:[\p{L}\p{N}\-._~/?=&()+,]|%[\da-f]{2})+$/iu;

/** `here`: a page of ours, a mail address or a phone. `foreign`: another site, which opens in a new tab. */
export type LinkTarget = 'here' | 'foreign';

/** Where a link leads, or undefined for an address that no link may have. */
export function linkTarget(href: string): LinkTarget | undefined {
  if (own.test(href) || mail.test(href) || phone.test(href)) return 'here';
  return foreign.test(href) ? 'foreign' : undefined;
}

/** An allowed address as the attribute has it: a phone without the signs that people write it with. */
export const writtenAddress = (href: string): string =>
  phone.test(href) ? `tel:${href.slice(4).replaceAll(/[^\d+]/g, '')}` : href;

/** Whether a picture may have this source: a file of the content system or https. */
export const isPictureUrl = (src: string): boolean =>
  ownPicture.test(src) || (/^https:/i.test(src) && foreign.test(src));

/** An address of the site as its pages write it, without the origin; any other address unchanged. */
export function withoutOrigin(address: string, origin: string): string {
  const [, host, rest] = address.match(/^https?:\/\/([^/?#]+)(.*)$/i) ?? [];
  if (host === undefined || rest === undefined || host.toLowerCase() !== new URL(origin).host) return address;
  const local = rest.startsWith('/') ? rest : `/${rest}`;
  return own.test(local) ? local : address;
}

/** Whether the host of an https address is one of `hosts`, where `*.cdn.example` stands for every host below it. */
export function isOnHost(address: string, hosts: readonly string[]): boolean {
  const host = address.match(/^https:\/\/([^/?#]+)/i)?.[1]?.toLowerCase();
  return (
    host !== undefined &&
    hosts
      .map((name) => name.toLowerCase())
      .some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name))
  );
}

/** A width or height in px as the attribute has it, or undefined for anything but a whole number. */
export function pictureSize(value: string | undefined): string | undefined {
  return value !== undefined && /^\d{1,4}$/.test(value) ? value : undefined;
}
