import { forgetDrafts } from './forgetDrafts';

interface WatchOptions {
  /** Where the time of the last logout is kept; see `storageKeys`. */
  key: string;
  /** When this page got its customer, ms since 1970. */
  since: number;
  /** Leaves for the home page by a request. */
  leave: () => void;
}

function lastLogout(key: string): number {
  try {
    return Number(localStorage.getItem(key));
  } catch {
    return 0;
  }
}

/**
 * Watches for a logout in another page of this browser: in a tab beside this one, or after this page itself was left
 * and has come back out of the browser's memory, whole, by Back. Nothing of the customer stays on the screen then.
 * Returns what ends it.
 */
export function watchLogout({ key, since, leave }: WatchOptions): () => void {
  const check = () => {
    const at = lastLogout(key);
    // A clock that was put back must not send a customer away for ever.
    if (at < since || at > Date.now()) return;
    // Seen by nobody while the home page is on its way.
    document.documentElement.hidden = true;
    forgetDrafts();
    leave();
  };
  const listen = (event: StorageEvent) => {
    if (event.key === key) check();
  };
  check();
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', check);
  // A tab that slept may have missed the message.
  document.addEventListener('visibilitychange', check);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', check);
  };
}
