import { browserStorage, storageKeys, useBrand, useSession, useTakeMethod } from '@storefront/contracts';
import { useEffect, useState } from 'react';
import { loginSince, renderedAt } from '../../shared/login-time/loginTime';
import { readSavedAddress, writeSavedAddress } from './savedAddress';

const storage = browserStorage('local');

function save(key: string, value: string | undefined) {
  if (value === undefined) storage.removeItem(key);
  else storage.setItem(key, value);
}

/** The state after a logout in another tab: the address must not be written back. */
const noAddress = { delivery: undefined, pickup: undefined };

/**
 * Restores the address and the guest's draft when the page starts, saves each change, and follows changes
 * on other pages (spec §4, Address). The id of a saved address ends with its session: it may be another customer's, and
 * a guest sends coordinates (spec §6).
 *
 * This is not `persist` of zustand, whose code no first page loads: it would need a custom storage for the two keys,
 * whose format visitors' browsers already hold, and the same listener for other tabs.
 */
export function useAddressMemory(): void {
  const { key } = useBrand();
  const { status } = useSession();
  const [isGuest] = useState(status === 'guest');

  useEffect(() => {
    const keys = storageKeys(key);
    const read = () => `${storage.getItem(keys.address)} ${storage.getItem(keys.draftUuid)}`;
    let known = '';
    const restore = () => {
      known = read();
      useTakeMethod.setState({
        ...(readSavedAddress(storage.getItem(keys.address)) ?? noAddress),
        draftUuid: storage.getItem(keys.draftUuid) ?? undefined,
        isRestored: true,
      });
    };
    restore();
    let isFollowing = false;
    const stop = useTakeMethod.subscribe((state) => {
      // The other tab has saved this state, perhaps in another form: saving it again would be a change for that tab.
      if (isFollowing) return;
      save(keys.address, state.delivery || state.pickup ? writeSavedAddress(state) : undefined);
      save(keys.draftUuid, state.draftUuid);
      known = read();
    });
    const { delivery } = useTakeMethod.getState();
    // The change is saved too. After a login on another page the id belongs to the new session.
    if (isGuest && delivery?.id !== undefined && loginSince(keys, renderedAt()) === undefined)
      useTakeMethod.setState({ delivery: { ...delivery, id: undefined } });
    const follow = () => {
      // If storage did not keep the state of this page, that is not a change of another page.
      if (read() === known) return;
      isFollowing = true;
      restore();
      isFollowing = false;
    };
    window.addEventListener('storage', follow);
    // A page that slept or was in the back-forward cache got no storage event.
    window.addEventListener('pageshow', follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      stop();
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', follow);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [key, isGuest]);
}
