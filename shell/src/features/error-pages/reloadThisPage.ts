import { browserStorage } from '@storefront/contracts';
import { reloadOnce } from './chunkReload';

/**
 * `reloadOnce` for this tab; the time of the last reload is saved under `key`. Offline it does nothing, because a
 * reload would replace a readable page with the browser's error page.
 */
export function reloadThisPage(key: string): boolean {
  if (!navigator.onLine) return false;
  return reloadOnce({
    now: Date.now(),
    storage: browserStorage('session'),
    key,
    reloadedFor() {
      const [entry] = performance.getEntriesByType('navigation');
      const isReload = entry && 'type' in entry && entry.type === 'reload';
      return isReload ? performance.now() : undefined;
    },
    reload: () => window.location.reload(),
  });
}
