import { loginCalls } from '@storefront/api-contract';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * Whether a file's path has no dot segments or encoded slashes. Doubled slashes are allowed: some back ends write them.
 */
export function isPlainFilePath(url: string): boolean {
  const path = pathOf(url);
  return !/%2f|%5c|\\/i.test(path) && new URL(`http://storefront${path}`).pathname === path;
}

const loginPath = loginCalls.confirmCode.path.replace(/\/$/, '');

/**
 * The login's route handles its own path and method; any other path that a back end may read as the login is refused.
 * Some back ends drop parameters (`;x`) from each segment, and no path of the contract has any.
 */
function mayBeLogin(path: string): boolean {
  const decoded = decodeURIComponent(path).toLowerCase();
  return decoded.startsWith(loginPath) || (decoded.startsWith('/api/') && decoded.includes(';'));
}

/**
 * Whether a path is in the form that routes match: no dot segments, no doubled slashes. A proxy or a back end
 * may read `/api/auth/./confirm/`, `/api/auth/Confirm/` or `/api/auth;x/confirm/` as `/api/auth/confirm/`, while the
 * shell's routes do not, and the token would pass through in the body.
 */
export function isPlainPath(url: string): boolean {
  const path = pathOf(url);
  return !path.includes('//') && isPlainFilePath(url) && !mayBeLogin(path);
}
