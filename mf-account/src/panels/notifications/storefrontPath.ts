/**
 * The link as a path of this site, whose own absolute addresses count too; undefined when it leads elsewhere or is no link
 * (spec §3, Notification). Without an `origin` every absolute address leads elsewhere.
 */
export function storefrontPath(
  link: string | null,
  origin = 'https://storefront.invalid',
): string | undefined {
  if (!link || !/^(?:\/|https?:)/i.test(link)) return undefined;
  // Safari before 17 has no `URL.canParse`.
  try {
    const { host, pathname, search, hash } = new URL(link, origin);
    // «//host» and «/\host» are addresses of another site.
    return host === new URL(origin).host ? `${pathname}${search}${hash}` : undefined;
  } catch {
    return undefined;
  }
}
