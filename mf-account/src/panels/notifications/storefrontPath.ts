// Any origin: it only shows whether a link leaves it.
const origin = 'https://storefront.invalid';

/** The link as a path of this site; undefined when it leads elsewhere or is no link (spec §3, Notification). */
export function storefrontPath(link: string | null): string | undefined {
  if (!link?.startsWith('/')) return undefined;
  // Safari before 17 has no `URL.canParse`.
  try {
    const url = new URL(link, origin);
    // «//host» and «/\host» are addresses of another site.
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
  } catch {
    return undefined;
  }
}
