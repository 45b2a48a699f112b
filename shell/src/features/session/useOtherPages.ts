import { type Session, storageKeys, useBrand } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useEffect, useState } from 'react';
import { useIsIdle } from '../../shared/deferred-parts/useIsIdle';
import { retryLoad } from '../../shared/deferred-parts/retryLoad';

interface Listeners {
  /** A customer has logged in on another page: this page has a customer now. */
  onLogin: () => void;
  /** Another customer has logged in on another page than the one whose order this browser kept. */
  onOthersOrderForgotten: () => void;
  /** The customer of this page has logged out on another page. */
  onLogout: () => void;
}

/** Follows logins and logouts on other pages of this browser (decision 0012). */
export function useOtherPages(status: Session['status'], listeners: Listeners): void {
  const { onLogin, onOthersOrderForgotten, onLogout } = listeners;
  const { key } = useBrand();
  const queryClient = useQueryClient();
  // The page was rendered for the customer; otherwise they logged in later.
  const [isFromServer] = useState(status === 'user');
  // A guest's page shows nothing private, so the watching code may wait until the page is idle.
  const isIdle = useIsIdle();
  const isWatching = status === 'user' || isIdle;
  useEffect(() => {
    if (!isWatching) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const keys = storageKeys(key);
    const since = isFromServer ? performance.timeOrigin : Date.now();
    void retryLoad(() => import('./watchSession')).then(({ watchLogin, watchLogout }) => {
      if (isOver) return;
      stop =
        status === 'user'
          ? watchLogout({ key: keys.loggedOutAt, since, onLogout })
          : watchLogin({ keys, queryClient, onLogin, onOthersOrderForgotten });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isFromServer, isWatching, key, onLogin, onOthersOrderForgotten, onLogout, queryClient, status]);
}
