/** Whether an address carries the token of a shared link, which opens the order to anyone with the link (decision 0045). */
export const hasToken = (href: string): boolean => new URL(href).searchParams.has('share');

/** The address that trackers may know: without the token of a shared link. */
export function trackedUrl(href: string): string {
  // `delete` would rewrite the other parameters too.
  if (!hasToken(href)) return href;
  const url = new URL(href);
  url.searchParams.delete('share');
  return url.href;
}
