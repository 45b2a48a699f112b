function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * The path of a page by its SEO url (spec §3, Landing), decoded and with one slash in front: `akcii/leto`,
 * `/akcii/leto/` and `https://shop.example/akcii/leto?utm=1` are all `/akcii/leto`. The host of an absolute url does not
 * count: the back end lists the pages of this site, and a test stand has another host than its back end's editors
 * wrote. Undefined for a url that names no page.
 */
export function landingPath(url: string): string | undefined {
  const path = url
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*/s, '');
  const segments = path.split('/').filter(Boolean).map(decodeSegment);
  const isPath = segments.length > 0 && segments.every((segment) => segment && !/^\.{1,2}$/.test(segment));
  return isPath ? `/${segments.join('/')}` : undefined;
}
