/** What the app has saved in this browser under a key, if storage is not blocked. */
export function saved(key = ''): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
