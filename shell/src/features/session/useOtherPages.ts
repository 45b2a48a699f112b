import { type Session, storageKeys, useBrand } from '@storefront/contracts';
import { useQueryClient } from '@storefront/query';
import { useEffect, useState } from 'react';
import { useIsIdle } from '../../shared/idle/useIsIdle';

interface Follow {
  /** Leaves for the home page by a request. */
  leave: () => void;
  /** The page has a customer now. */
  welcome: () => void;
}

/**
 * Follows what happens to the session in other pages of this browser (decision 0012): leaves when the customer of this
 * page has logged out there, and lets the customer in who has logged in there.
 */
export function useOtherPages(status: Session['status'], { leave, welcome }: Follow): void {
  const { key } = useBrand();
  const queryClient = useQueryClient();
  // The server drew this page for its customer, or they have logged in on it.
  const [isKnown] = useState(status === 'user');
  // Nothing of a stranger's is on a guest's page: what watches it makes way for the page itself.
  const isIdle = useIsIdle();
  const isWatched = status === 'user' || isIdle;
  useEffect(() => {
    if (!isWatched) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const keys = storageKeys(key);
    const since = isKnown ? performance.timeOrigin : Date.now();
    import('./watchSession').then(
      ({ watchLogin, watchLogout }) => {
        if (isOver) return;
        stop =
          status === 'user'
            ? watchLogout({ key: keys.loggedOutAt, since, leave })
            : watchLogin({ keys, queryClient, welcome });
      },
      (error: unknown) => console.warn('what other pages do to the session will not be seen', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isKnown, isWatched, key, leave, queryClient, status, welcome]);
}
