import { forgetDrafts } from './forgetDrafts';
import { lastTold, watchOtherPages } from './watchOtherPages';

interface WatchOptions {
  /** Where the time of the last logout is kept; see `storageKeys`. */
  key: string;
  /** When this page got its customer, ms since 1970. */
  since: number;
  /** Leaves for the home page by a request. */
  leave: () => void;
}

/**
 * Watches for a logout in another page of this browser: in a tab beside this one, or after this page itself was left
 * and has come back out of the browser's memory, whole, by Back. Nothing of the customer stays on the screen then.
 * Returns what ends it.
 */
export function watchLogout({ key, since, leave }: WatchOptions): () => void {
  return watchOtherPages(key, () => {
    const at = lastTold(key);
    // A clock that was put back must not send a customer away for ever.
    if (at < since || at > Date.now()) return;
    // Seen by nobody while the home page is on its way.
    document.documentElement.hidden = true;
    forgetDrafts();
    leave();
  });
}
