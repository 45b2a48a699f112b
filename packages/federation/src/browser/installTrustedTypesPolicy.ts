interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string; createHTML(markup: string): string },
  ): unknown;
  defaultPolicy: unknown;
}

/** Whether the URL starts with an allowed path of this origin or an allowed absolute address. */
export function isAllowedScriptUrl(url: string, allowedPrefixes: readonly string[], page: string): boolean {
  // Chrome before 120 has no `URL.canParse`.
  try {
    const { href } = new URL(url, page);
    return allowedPrefixes.some((prefix) => href.startsWith(new URL(prefix, page).href));
  } catch {
    return false;
  }
}

/** Leaflet assigns this to `innerHTML` while it is loaded, to find out whether the browser knows SVG. */
const svgProbe = '<svg/>';

/** The only markup of a page whose services write none. */
function onlySvgProbe(markup: string): string {
  if (markup === svgProbe) return markup;
  throw new TypeError('this page allows no markup from scripts');
}

/**
 * Installs the page's default Trusted Types policy; it covers both this loader and webpack's chunk loading. Prefixes are
 * paths of this origin (`/mf/`, `/assets/`) or absolute addresses, each with its closing slash. Does nothing if the
 * browser has no Trusted Types or a default policy exists. `allowsMarkup` is for third-party code that writes markup
 * without a policy of its own; its scripts are still limited to the prefixes.
 * Without it, scripts may write no markup except Leaflet's SVG probe (decision 0031).
 */
export function installTrustedTypesPolicy(
  allowedPrefixes: readonly string[] = ['/mf/', '/assets/'],
  allowsMarkup = false,
): void {
  const { trustedTypes } = globalThis as typeof globalThis & { trustedTypes?: PolicyFactory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (isAllowedScriptUrl(url, allowedPrefixes, location.href)) return url;
      throw new TypeError(`a script from ${url} is not allowed`);
    },
    createHTML: allowsMarkup ? (markup) => markup : onlySvgProbe,
  });
}
