import { isOnHost } from '@storefront/cms-html/rules';

/** Where the shell serves pictures for link previews; `of` names the picture. */
export const sharePicturePath = '/share-picture.jpg';

/** Size of the pictures in pixels, as networks show them in full width. */
export const shareSize = { width: 1200, height: 630 };

interface Sources {
  /** Of this site. */
  origin: string;
  /** Of the back end, whose pictures may have their whole address. */
  apiOrigin?: string | undefined;
  /** Hosts of pictures beside this site (decision 0028). */
  imageHosts: readonly string[];
}

/** Whether the shell may fetch the picture: of the back end, or of a host that the brand names. */
export function isShareable(picture: URL, { origin, apiOrigin, imageHosts }: Sources): boolean {
  const isOwn = [origin, apiOrigin].includes(picture.origin) && picture.pathname.startsWith('/storage/');
  return isOwn || isOnHost(picture.href, imageHosts);
}

/**
 * The address of a picture as JPEG: Telegram, VK and WhatsApp show no WebP. Undefined for a picture that the shell may
 * not fetch.
 */
export function sharePictureUrl(picture: URL, sources: Sources): string | undefined {
  if (!isShareable(picture, sources)) return undefined;
  const of = picture.origin === sources.origin ? picture.pathname + picture.search : picture.href;
  return `${sources.origin}${sharePicturePath}?of=${encodeURIComponent(of)}`;
}
