/** A url of another site: https, without credentials that could imitate our host. */
const foreign = /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#]\S*)?$/i;
/** A page of ours. Two slashes, also with a backslash among them, would be another site. */
const own = /^(?:\/(?![/\\])[\w\-./?=&%#~+,:@!]*|#[\w-]+)$/;
const contact = /^(?:mailto:[^\s?]+|tel:\+?[\d-]+)$/i;
const ownPicture = /^\/storage\/(?!.*\.\.)[\w\-./?=&]+$/;

/** `here`: a page of ours, a mail address or a phone. `foreign`: another site, which opens in a new tab. */
export type LinkTarget = 'here' | 'foreign';

/** Where a link leads, or undefined for an address that no link may have. */
export function linkTarget(href: string): LinkTarget | undefined {
  if (own.test(href) || contact.test(href)) return 'here';
  return foreign.test(href) ? 'foreign' : undefined;
}

/** Whether a picture may have this source: a file of the content system or https. */
export const isPictureUrl = (src: string): boolean => ownPicture.test(src) || foreign.test(src);

/** A width or height in px as the attribute has it, or undefined for anything but a whole number. */
export function pictureSize(value: string | undefined): string | undefined {
  return value !== undefined && /^\d{1,4}$/.test(value) ? value : undefined;
}
