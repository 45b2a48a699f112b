/** How long an order waits for its online payment, ms (readings 28). */
export const timeToPayMs = 15 * 60_000;

/** The site from which a customer goes to pay. */
export interface PayingSite {
  /** Origin of the page, `https://shop.example`. */
  origin: string;
  /** Hosts of the brand's payment pages, with their port if it is not the default. */
  hosts: readonly string[];
}

/** Whether a payment page may have this URL: on this site, or on a host in the brand's list. */
export function isAllowedPayment(address: string, { origin, hosts }: PayingSite): boolean {
  const url = parseUrl(address, origin);
  if (!url) return false;
  if (url.origin === origin) return true;
  // A site served without encryption runs on a developer's machine.
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && origin.startsWith('http:'));
  return isSafe && hosts.includes(url.host);
}

/** The host of a payment page with its port; '' for a URL without one, such as `javascript:…`. */
export const paymentHost = (address: string, origin: string): string => parseUrl(address, origin)?.host ?? '';

/** Undefined for an invalid URL. Safari before 17 has no `URL.canParse`. */
function parseUrl(address: string, origin: string): URL | undefined {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
}
