import { ApiError, cartKey, userQuery } from '@storefront/api-client';
import { backToPreviousPanel, browserStorage, on, type storageKeys } from '@storefront/contracts';
import type { QueryClient } from '@storefront/query';
import { forgetOthersOrder } from './forgetOthersOrder';
import { loginSince, renderedAt, timeOf } from '../../shared/login-time/loginTime';

interface WatchLoginOptions {
  keys: ReturnType<typeof storageKeys>;
  /** When this page was rendered for a guest, ms since 1970. */
  since?: number;
  queryClient: QueryClient;
  onLogin: () => void;
  /** This page is to be left: its memory has the order of another customer. */
  onOthersOrderForgotten: () => void;
}

interface WatchLogoutOptions {
  /** Storage key of the time of the last logout; see `storageKeys`. */
  key: string;
  /** When this page got its customer, ms since 1970. */
  since: number;
  onLogout: () => void;
}

/**
 * Checks at once, and whenever another page of this browser may have written `key`: another tab, or any page while this
 * page slept or was in the back-forward cache. Returns a function that stops the checks.
 */
function watchOtherPages(key: string, check: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) check();
  };
  // The page that logs out keeps an order (decision 0012) and is left by itself. After Back it is checked again.
  let isLeaving = false;
  const stopListening = on('account:logged-out', () => {
    isLeaving = true;
  });
  const onVisible = () => {
    if (!isLeaving) check();
  };
  check();
  // Before the listeners that follow the address: without its address, a customer's page would load one.
  const options = { capture: true };
  window.addEventListener('storage', onStorage, options);
  window.addEventListener('pageshow', check, options);
  // A tab that slept may have missed the storage event.
  document.addEventListener('visibilitychange', onVisible, options);
  return () => {
    stopListening();
    window.removeEventListener('storage', onStorage, options);
    window.removeEventListener('pageshow', check, options);
    document.removeEventListener('visibilitychange', onVisible, options);
  };
}

function closeAuthPanel() {
  if (document.querySelector('[data-panel=auth][data-place=top][data-state=open]')) backToPreviousPanel();
}

/**
 * Watches for a login on another page of this browser. The server decides whether there is a session: the customer is
 * fetched again, and so is the cart, which may be a different cart. The page of the login does the remaining steps
 * (spec §4, Auth). Returns a function that stops the watch.
 */
export function watchLogin(options: WatchLoginOptions): () => void {
  const { keys, since = renderedAt(), queryClient, onLogin, onOthersOrderForgotten } = options;
  let isBusy = false;
  let isOver = false;
  let handledAt = since;

  async function handleLogin(at: number) {
    try {
      await queryClient.fetchQuery({ ...userQuery(), staleTime: 0 });
    } catch (error) {
      // On 401 the session is over already. After any other failure the next check tries again.
      if (error instanceof ApiError && error.status === 401) handledAt = at;
      return;
    }
    if (isOver) return;
    if (await forgetOthersOrder(queryClient, keys)) return onOthersOrderForgotten();
    onLogin();
    void queryClient.invalidateQueries({ queryKey: cartKey });
    closeAuthPanel();
  }

  const stop = watchOtherPages(keys.loggedInAt, () => {
    const at = loginSince(keys, handledAt);
    if (isBusy || at === undefined) return;
    isBusy = true;
    void handleLogin(at).finally(() => {
      isBusy = false;
    });
  });
  return () => {
    isOver = true;
    stop();
  };
}

/**
 * Watches for a logout on another page of this browser: in another tab, or while this page was in the back-forward
 * cache. After a logout the page is hidden, so that no data of the customer stays on the screen. Returns a function
 * that stops the watch.
 */
export function watchLogout({ key, since, onLogout }: WatchLogoutOptions): () => void {
  return watchOtherPages(key, () => {
    const at = timeOf(key);
    // A time in the future comes from a clock that was put back since; it must not log the customer out forever.
    if (at < since || at > Date.now()) return;
    document.documentElement.hidden = true;
    browserStorage('session').clear();
    onLogout();
  });
}
