import { cartKey, holdCartReads, markLoggedIn, useApi, userQuery } from '@storefront/api-client';
import { userCalls } from '@storefront/api-contract';
import {
  browserStorage,
  emit,
  keepTakeMethod,
  resetTakeMethod,
  type Session,
  SessionProvider,
  storageKeys,
  useBrand,
  useEvent,
} from '@storefront/contracts';
import { useLocation, useNavigate } from '@storefront/router';
import { useQueryClient } from '@storefront/query';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { retryLoad } from '../../shared/deferred-parts/retryLoad';
import { pathAfterLogin } from '../../shared/routing/guards';
import { matchRoute } from '../../shared/routing/matchRoute';
import { forgetOthersOrder } from './forgetOthersOrder';
import { useOtherPages } from './useOtherPages';

interface Props {
  initial: Session;
  /** Loads the home page from the server, so that no data of the customer stays in memory. */
  reloadAtHome: (options?: { keepsPanels?: boolean }) => void;
  children: ReactNode;
}

/** How long a logout waits for the server. */
const logoutTimeoutMs = 2_000;

const isOrdering = () => document.querySelector('[data-panel=order]') !== null;

/**
 * The session of the page, changed by login, logout and the first 401 (spec §4, §6, §8). A logout reloads the page: the
 * data in memory belongs to one person, and no component may request it again.
 */
export function SessionHost({ initial, reloadAtHome, children }: Props) {
  const [status, setStatus] = useState(initial.status);
  const isLeaving = useRef(false);
  const keys = storageKeys(useBrand().key);
  const { loggedInAt, loggedOutAt, openPayments, orderDraft, orderAttempt, interruptedCustomer } = keys;
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();

  // This tab may have kept an order while another customer logged in on another page.
  const checkOrder = useEffectEvent(async () => {
    if (initial.status === 'user' && (await forgetOthersOrder(queryClient, keys))) reloadAtHome();
  });
  useEffect(() => void checkOrder(), []);

  useEvent('account:logged-in', () => {
    setStatus('user');
    markLoggedIn(queryClient);
    // The cached cart is the guest's. The customer's cart is read after the addresses (spec §4, Auth).
    void queryClient.invalidateQueries({ queryKey: cartKey, refetchType: 'none' });
    const at = Date.now();
    const notifyOtherPages = () => browserStorage('local').setItem(loggedInAt, String(at));
    const synced = new Promise<void>((resolve) => {
      // Few visitors log in, so this code is loaded at the login. While it cannot be loaded, nothing waits for it.
      const load = () =>
        import('./afterLogin').catch((error: unknown) => {
          resolve();
          throw error;
        });
      void forgetOthersOrder(queryClient, keys).then((isForgotten) => {
        if (!isForgotten) {
          return retryLoad(load)
            .then(({ syncAfterLogin }) => syncAfterLogin(queryClient))
            .finally(resolve);
        }
        // Nothing may read the cart until the page is left: its form would show what was kept.
        notifyOtherPages();
        reloadAtHome();
      });
    });
    holdCartReads(queryClient, synced);
    // Other pages (`useOtherPages`) read the resulting cart.
    void synced.then(notifyOtherPages);
    if (matchRoute(location.pathname)?.route.guards.includes('guest')) {
      void navigate(pathAfterLogin(new URLSearchParams(location.search)), { replace: true });
    }
  });

  useEvent('shell:logout-requested', ({ reason }) => {
    if (status === 'guest' || isLeaving.current) return;
    isLeaving.current = true;
    // The customer did not choose this logout: the order continues after the login (decision 0012).
    const customer = queryClient.getQueryData(userQuery().queryKey)?.id;
    const keepsOrder = reason === 'unauthorized' && isOrdering() && customer !== undefined;
    const forgetPlaces = keepsOrder ? keepTakeMethod : resetTakeMethod;
    browserStorage('local').removeItem(interruptedCustomer);
    if (keepsOrder) {
      for (const area of ['session', 'local'] as const)
        browserStorage(area).setItem(interruptedCustomer, String(customer));
      // Before the refused call would undo the choice that it was to save.
      forgetPlaces();
    }
    // Typed text that is not sent yet belongs to the customer too, also text that they type until the page is left.
    const kept = keepsOrder ? [orderDraft, orderAttempt, interruptedCustomer] : [];
    const clear = () => browserStorage('session').clear(kept);
    clear();
    window.addEventListener('pagehide', clear);
    window.addEventListener('pagehide', forgetPlaces);
    browserStorage('local').removeItem(openPayments);
    // Errors are ignored (spec §7): the shell server removes the cookie for every answer of the back end. The home page
    // is requested after the answer, so that it is rendered for a guest.
    const loggedOut = api.call(userCalls.logout, { body: {}, keepalive: true }).catch(() => undefined);
    // Emitted after the call, because no call may leave this page after the event.
    emit('account:logged-out', {});
    void Promise.race([loggedOut, new Promise((resolve) => setTimeout(resolve, logoutTimeoutMs))]).then(
      () => {
        browserStorage('local').setItem(loggedOutAt, String(Date.now()));
        // Other pages follow the address. They know of the logout by then, and load nothing for a missing address.
        forgetPlaces();
        reloadAtHome({ keepsPanels: keepsOrder });
      },
    );
  });

  const onLogin = useCallback(() => {
    setStatus('user');
    markLoggedIn(queryClient);
  }, [queryClient]);
  const onLogout = useCallback(() => {
    emit('account:logged-out', {});
    reloadAtHome();
  }, [reloadAtHome]);
  useOtherPages(status, { onLogin, onOthersOrderForgotten: reloadAtHome, onLogout });

  const session = useMemo(() => ({ status }), [status]);
  return <SessionProvider value={session}>{children}</SessionProvider>;
}
