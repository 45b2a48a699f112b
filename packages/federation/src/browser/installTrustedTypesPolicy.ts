interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string; createHTML(markup: string): string },
  ): unknown;
  defaultPolicy: unknown;
}

/** Is the address one of ours: same origin below an allowed path, or below an allowed absolute address? */
export function isAllowedScriptUrl(url: string, allowedPrefixes: readonly string[], page: string): boolean {
  if (!URL.canParse(url, page)) return false;
  const { href } = new URL(url, page);
  return allowedPrefixes.some((prefix) => href.startsWith(new URL(prefix, page).href));
}

/** Leaflet assigns this to `innerHTML` while it is loaded, to find out whether the browser knows SVG. */
const svgProbe = '<svg/>';

/** The only markup of a page whose services write none. */
function onlySvgProbe(markup: string): string {
  if (markup === svgProbe) return markup;
  throw new TypeError('this page allows no markup from scripts');
}

/**
 * Installs the page's one Trusted Types policy, the default one: it covers this loader and webpack's own loading
 * of chunks alike. Prefixes are paths of this origin (`/mf/`, `/assets/`) or absolute addresses, each with its
 * closing slash. Does nothing where the browser has no Trusted Types or the policy is already installed.
 * `letsMarkup` is for a service that writes markup and knows of no policy: its scripts still come from the
 * prefixes alone. Without it, no script may write markup but for Leaflet's SVG probe (decision 0039).
 */
export function installTrustedTypesPolicy(
  allowedPrefixes: readonly string[] = ['/mf/', '/assets/'],
  letsMarkup = false,
): void {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: PolicyFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (isAllowedScriptUrl(url, allowedPrefixes, location.href)) return url;
      throw new TypeError(`a script from ${url} is not allowed`);
    },
    createHTML: letsMarkup ? (markup) => markup : onlySvgProbe,
  });
}
