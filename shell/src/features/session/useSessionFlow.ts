import { useApi } from '@storefront/api-client';
import { userCalls } from '@storefront/api-contract';
import { emit, resetTakeMethod, type Session, storageKeys, useBrand, useEvent } from '@storefront/contracts';
import { useLocation, useNavigate } from '@storefront/router';
import { useQueryClient } from '@storefront/query';
import { useCallback, useRef, useState } from 'react';
import { forgetDrafts } from './forgetDrafts';
import { useOtherPages } from './useOtherPages';
import { pathAfterLogin } from '../../app/routing/guards';
import { matchRoute } from '../../app/routing/matchRoute';

/** A customer who logs out does not wait for a server that hangs. Milliseconds. */
const patience = 2_000;

/** The other pages of this browser follow when they see it (`useOtherPages`). */
function tellOtherPages(key: string, at = Date.now()) {
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // A browser that keeps nothing has no other page with a session.
  }
}

/**
 * The session as the page sees it, changed by login, logout and the first 401 (spec §8). A logout leaves the page
 * whole: what is in memory belongs to one person, and nothing on the screen may ask for it again.
 */
export function useSessionFlow(initial: Session, leave: () => void): Session['status'] {
  const [status, setStatus] = useState(initial.status);
  const isLeaving = useRef(false);
  const { loggedInAt, loggedOutAt } = storageKeys(useBrand().key);
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();

  useEvent('account:logged-in', () => {
    setStatus('user');
    const at = Date.now();
    // Few visits log in: what follows is loaded then. The other pages read the cart that comes out of it.
    void import('./afterLogin')
      .then(
        ({ settleAfterLogin }) => settleAfterLogin({ api, queryClient }),
        (error: unknown) => console.error('the login could not be followed up', error),
      )
      .finally(() => tellOtherPages(loggedInAt, at));
    if (matchRoute(location.pathname)?.route.guards.includes('guest')) {
      void navigate(pathAfterLogin(new URLSearchParams(location.search)), { replace: true });
    }
  });

  useEvent('shell:logout-requested', () => {
    if (status === 'guest' || isLeaving.current) return;
    isLeaving.current = true;
    resetTakeMethod();
    forgetDrafts();
    emit('account:logged-out', {});
    // The token is gone whatever the back end answers (spec §7: errors of logout are ignored). The shell server takes
    // the cookie away at once; only then is the page asked for anew.
    void Promise.race([
      api.call(userCalls.logout, { keepalive: true }).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]).then(() => {
      tellOtherPages(loggedOutAt);
      leave();
    });
  });

  const welcome = useCallback(() => setStatus('user'), []);
  useOtherPages(status, { leave, welcome });

  return status;
}
