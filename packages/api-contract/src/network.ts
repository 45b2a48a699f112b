import { isIPv6 } from 'node:net';

/**
 * The key of one client for limits: an IPv4 address, or the /64 that an IPv6 customer owns. Empty without an address,
 * which a request has not when its connection is over before it is read, whatever its type says.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return '';
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.replace(/%.*/, '').split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail);
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
