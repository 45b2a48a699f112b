import { ApiError, cartKey, userQuery } from '@storefront/api-client';
import { backToPreviousPanel, type storageKeys } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { lastTold, watchOtherPages } from './watchOtherPages';

interface WatchOptions {
  keys: Pick<ReturnType<typeof storageKeys>, 'loggedInAt' | 'loggedOutAt'>;
  /** When this page got its guest, ms since 1970. */
  since?: number;
  queryClient: QueryClient;
  /** The page has a customer now. */
  welcome: () => void;
}

/** A page that the browser kept for Back may be older than the visit to it. */
function bornAt(): number {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const isKept = entry && 'type' in entry && entry.type === 'back_forward';
  return isKept ? 0 : performance.timeOrigin;
}

/** The panel that asks for the phone has nothing to ask any more. */
function closeLogin() {
  if (document.querySelector('[data-panel=auth][data-place=top][data-state=open]')) backToPreviousPanel();
}

/**
 * Watches for a login in another page of this browser. The server says whether there is a session: the customer is
 * read anew, and so is the cart, which may be another one. What a login brings with it (spec §4, Auth) has been done by
 * the page it happened on. Returns what ends it.
 */
export function watchLogin({ keys, since = bornAt(), queryClient, welcome }: WatchOptions): () => void {
  let isBusy = false;
  let isOver = false;
  let answered = since;

  async function meet(at: number) {
    try {
      await queryClient.fetchQuery({ ...userQuery(), staleTime: 0 });
    } catch (error) {
      // The session is over already. Whoever could not be asked is asked when the customer looks again.
      if (error instanceof ApiError && error.status === 401) answered = at;
      return;
    }
    if (isOver) return;
    welcome();
    void queryClient.invalidateQueries({ queryKey: cartKey });
    closeLogin();
  }

  const stop = watchOtherPages(keys.loggedInAt, () => {
    const at = lastTold(keys.loggedInAt);
    if (isBusy || at <= answered || at > Date.now() || at <= lastTold(keys.loggedOutAt)) return;
    isBusy = true;
    void meet(at).finally(() => {
      isBusy = false;
    });
  });
  return () => {
    isOver = true;
    stop();
  };
}
