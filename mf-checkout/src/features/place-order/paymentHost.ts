interface Allowed {
  /** Origin of this page. */
  origin: string;
  /** Hosts of the brand's payment pages, with a port where one is needed. */
  hosts: readonly string[];
}

/** Whether a payment page may be at this address: on this site, or on a host that the brand names. */
export function isAllowedPayment(address: string, { origin, hosts }: Allowed): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  if (url.origin === origin) return true;
  // A site served without encryption runs on a developer's machine.
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && origin.startsWith('http:'));
  return isSafe && hosts.includes(url.host);
}
