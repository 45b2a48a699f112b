/** The hosts of the browsers' push services; `*.` stands for any name below. */
export const pushServices =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

/**
 * Whether the server may post to an endpoint that a browser names: https on the usual port of an allowed host. Without the
 * list a caller could make the server post to any address that it reaches. An allowed entry with a scheme is a whole
 * origin, for a stand-in.
 */
export function isPushService(endpoint: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  return allowed.some((entry) => {
    if (entry.includes('://')) return origin === entry;
    if (protocol !== 'https:' || port !== '') return false;
    return entry.startsWith('*.') ? hostname.endsWith(entry.slice(1)) : hostname === entry;
  });
}
