import { browserStorage, storageKeys, useBrand, useTakeMethod } from '@storefront/contracts';
import { useEffect } from 'react';
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
 * in other tabs (spec §4, Address).
 *
 * This is not `persist` of zustand, whose code no first page loads: it would need a storage of its own for the two keys,
 * which visitors' browsers hold in their present form, and the same listener for other tabs.
 */
export function useAddressMemory(): void {
  const { key } = useBrand();

  useEffect(() => {
    const keys = storageKeys(key);
    const restore = () => {
      useTakeMethod.setState({
        ...(readSavedAddress(storage.getItem(keys.address)) ?? noAddress),
        draftUuid: storage.getItem(keys.draftUuid) ?? undefined,
        isRestored: true,
      });
    };
    restore();
    let isFollowing = false;
    const stop = useTakeMethod.subscribe((state) => {
      // The other tab has written it, perhaps in another form: writing it again would come back as a change.
      if (isFollowing) return;
      save(keys.address, state.delivery || state.pickup ? writeSavedAddress(state) : undefined);
      save(keys.draftUuid, state.draftUuid);
    });
    const follow = (event: StorageEvent) => {
      // The key is null when the whole storage was cleared.
      if (event.key !== null && event.key !== keys.address && event.key !== keys.draftUuid) return;
      isFollowing = true;
      restore();
      isFollowing = false;
    };
    window.addEventListener('storage', follow);
    return () => {
      stop();
      window.removeEventListener('storage', follow);
    };
  }, [key]);
}
