import { addressesQuery, cartKey, failureText, saveAddress, useApi, userQuery } from '@storefront/api-client';
import { userCalls } from '@storefront/api-contract';
import {
  chooseAddress,
  emit,
  resetTakeMethod,
  type Session,
  selectedAddress,
  toast,
  useEvent,
  useTakeMethod,
} from '@storefront/contracts';
import { useLocation, useNavigate } from '@storefront/router';
import { useQueryClient } from '@storefront/query';
import { useRef, useState } from 'react';
import { pathAfterLogin } from '../../app/routing/guards';
import { matchRoute } from '../../app/routing/matchRoute';
import { toDeliveryAddress } from './deliveryAddress';
import { messages } from './messages';

/** After login: the typed address is saved with the account, else the default one is chosen (spec §4, Address). */
function useAddressAfterLogin() {
  const api = useApi();
  const queryClient = useQueryClient();
  return async () => {
    const { delivery } = useTakeMethod.getState();
    if (delivery && delivery.id === undefined) {
      const saved = await saveAddress(api, delivery).catch((error: unknown) => {
        toast(failureText(error, messages.saveFailed), 'error');
      });
      if (saved) useTakeMethod.setState({ delivery: { ...delivery, id: saved.id } });
      return;
    }
    if (selectedAddress(useTakeMethod.getState())) return;
    const addresses = await queryClient.fetchQuery(addressesQuery()).catch((error: unknown) => {
      toast(failureText(error, messages.loadFailed), 'error');
    });
    const preferred = addresses?.find((address) => address.default);
    if (preferred) chooseAddress(toDeliveryAddress(preferred));
  };
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
  const settleAddress = useAddressAfterLogin();

  useEvent('account:logged-in', () => {
    setStatus('user');
    void queryClient.prefetchQuery(userQuery());
    void settleAddress().then(() => queryClient.invalidateQueries({ queryKey: cartKey }));
    if (matchRoute(location.pathname)?.route.guard === 'guest') {
      void navigate(pathAfterLogin(new URLSearchParams(location.search)), { replace: true });
    }
  });

  useEvent('shell:logout-requested', () => {
    if (status === 'guest' || isLeaving.current) return;
    isLeaving.current = true;
    resetTakeMethod();
    emit('account:logged-out', {});
    // The token is gone whatever the back end answers (spec §7: errors of logout are ignored).
    void api
      .call(userCalls.logout, {})
      .catch(() => undefined)
      .finally(leave);
  });

  return status;
}
