const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Whether a file's path leads nowhere else by dots or encoded slashes. Some back ends write doubled slashes into it. */
export function isPlainFilePath(url: string): boolean {
  const path = pathOf(url);
  return !/%2f|%5c|\\/i.test(path) && new URL(`http://storefront${path}`).pathname === path;
}

/**
 * Whether a path is written in the one way that routes know: no dot segments, no doubled slashes. A proxy or a back end
 * may read `/api/auth/./confirm/` as `/api/auth/confirm/`, while the shell's routes do not, and the token would pass
 * through in the body.
 */
export const isPlainPath = (url: string): boolean => !pathOf(url).includes('//') && isPlainFilePath(url);
