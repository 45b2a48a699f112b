import { storageKeys, useBrand, useTakeMethod } from '@storefront/contracts';
import { useEffect } from 'react';
import { readSavedAddress, writeSavedAddress } from './savedAddress';

/** Storage may be full, blocked or absent: the page then works without a memory. */
function remember(key: string, value: string | undefined) {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`${key} could not be saved`, error);
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Another tab has logged out: nothing of its customer stays here, or is written back. */
const nowhere = { delivery: undefined, pickup: undefined };

/**
 * Restores the address and the guest's draft when the page starts, saves each change, and follows the other
 * tabs of this browser (spec §4, Address).
 */
export function useAddressMemory(): void {
  const { key } = useBrand();

  useEffect(() => {
    const keys = storageKeys(key);
    const restore = () => {
      useTakeMethod.setState({
        ...(readSavedAddress(recall(keys.address)) ?? nowhere),
        draftUuid: recall(keys.draftUuid) ?? undefined,
        isRestored: true,
      });
    };
    restore();
    const stop = useTakeMethod.subscribe((state) => {
      remember(keys.address, state.delivery || state.pickup ? writeSavedAddress(state) : undefined);
      remember(keys.draftUuid, state.draftUuid);
    });
    const follow = (event: StorageEvent) => {
      // Without a key everything was cleared.
      if (event.key === null || event.key === keys.address || event.key === keys.draftUuid) restore();
    };
    window.addEventListener('storage', follow);
    return () => {
      stop();
      window.removeEventListener('storage', follow);
    };
  }, [key]);
}
