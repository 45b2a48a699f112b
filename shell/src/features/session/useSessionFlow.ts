import { useApi } from '@storefront/api-client';
import { userCalls } from '@storefront/api-contract';
import { emit, resetTakeMethod, type Session, useEvent } from '@storefront/contracts';
import { useLocation, useNavigate } from '@storefront/router';
import { useQueryClient } from '@storefront/query';
import { useRef, useState } from 'react';
import { pathAfterLogin } from '../../app/routing/guards';
import { matchRoute } from '../../app/routing/matchRoute';

/** What is typed and not sent yet is the customer's too. */
function forgetDrafts() {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/**
 * The session as the page sees it, changed by login, logout and the first 401 (spec §8). A logout leaves the page
 * whole: what is in memory belongs to one person, and nothing on the screen may ask for it again.
 */
export function useSessionFlow(initial: Session, leave: () => void): Session['status'] {
  const [status, setStatus] = useState(initial.status);
  const isLeaving = useRef(false);
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();

  useEvent('account:logged-in', () => {
    setStatus('user');
    // Few visits log in: what follows is loaded then.
    import('./afterLogin').then(
      ({ settleAfterLogin }) => settleAfterLogin({ api, queryClient }),
      (error: unknown) => console.error('the login could not be followed up', error),
    );
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
    // The token is gone whatever the back end answers (spec §7: errors of logout are ignored).
    void api
      .call(userCalls.logout, {})
      .catch(() => undefined)
      .finally(leave);
  });

  return status;
}
