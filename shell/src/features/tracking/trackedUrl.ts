/**
 * The address that trackers may know: without the token of a shared link, which opens the order to anyone with the link
 * (decision 0045).
 */
export function trackedUrl(href: string): string {
  const url = new URL(href);
  // `delete` would rewrite the other parameters too.
  if (!url.searchParams.has('share')) return href;
  url.searchParams.delete('share');
  return url.href;
}
