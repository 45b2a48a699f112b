import { loginCalls } from '@storefront/api-contract';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Whether a file's path leads nowhere else by dots or encoded slashes. Some back ends write doubled slashes into it. */
export function isPlainFilePath(url: string): boolean {
  const path = pathOf(url);
  return !/%2f|%5c|\\/i.test(path) && new URL(`http://storefront${path}`).pathname === path;
}

const loginPath = loginCalls.confirmCode.path.replace(/\/$/, '');

/**
 * The login's route has taken its own path and method already; whatever else reads like it is refused. Some back ends
 * leave parameters (`;x`) out of each segment, and no path of the interface has any.
 */
function mayBeLogin(path: string): boolean {
  const decoded = decodeURIComponent(path).toLowerCase();
  return decoded.startsWith(loginPath) || (decoded.startsWith('/api/') && decoded.includes(';'));
}

/**
 * Whether a path is written in the one way that routes know: no dot segments, no doubled slashes. A proxy or a back end
 * may read `/api/auth/./confirm/`, `/api/auth/Confirm/` or `/api/auth;x/confirm/` as `/api/auth/confirm/`, while the
 * shell's routes do not, and the token would pass through in the body.
 */
export function isPlainPath(url: string): boolean {
  const path = pathOf(url);
  return !path.includes('//') && isPlainFilePath(url) && !mayBeLogin(path);
}
