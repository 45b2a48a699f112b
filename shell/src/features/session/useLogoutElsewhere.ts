import { type Session, storageKeys, useBrand } from '@storefront/contracts';
import { useEffect, useState } from 'react';

/** Leaves when the customer of this page has logged out in another page of this browser (decision 0012). */
export function useLogoutElsewhere(status: Session['status'], leave: () => void): void {
  const key = storageKeys(useBrand().key).loggedOutAt;
  // The server drew this page for its customer, or they have logged in on it.
  const [isKnown] = useState(status === 'user');
  useEffect(() => {
    if (status === 'guest') return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const since = isKnown ? performance.timeOrigin : Date.now();
    import('./watchLogout').then(
      ({ watchLogout }) => {
        if (!isOver) stop = watchLogout({ key, since, leave });
      },
      (error: unknown) => console.warn('a logout in another page will not be seen', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isKnown, key, status, leave]);
}
