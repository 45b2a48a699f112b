import { storageKeys, useBrand, useEvent, useSession, useTakeMethod } from '@storefront/contracts';
import { useEffect, useState } from 'react';

/** A browser that remembers nothing would ask on every page: then it never asks. */
function isFirstVisit(key: string): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    return false;
  }
}

function rememberVisit(key: string) {
  try {
    localStorage.setItem(key, 'shown');
  } catch (error) {
    console.warn(`${key} could not be saved`, error);
  }
}

/**
 * Whether to ask where the order goes: on the first visit, of a guest, once, while no address is known and
 * no panel has been opened (spec §2, Header). Drawn in the browser only.
 */
export function useFirstVisit(): { isAsking: boolean; stopAsking: () => void } {
  const key = storageKeys(useBrand().key).addressHint;
  const isUnknown = useTakeMethod((state) => state.isRestored && !state.delivery && !state.pickup);
  const [isOver, setOver] = useState(() => !isFirstVisit(key));
  // A customer's address is on its way from the back end.
  const isGuest = useSession().status === 'guest';
  const isAsking = isGuest && isUnknown && !isOver;

  useEffect(() => {
    if (isAsking) rememberVisit(key);
  }, [isAsking, key]);
  useEvent('shell:panel-opened', () => setOver(true));

  return { isAsking, stopAsking: () => setOver(true) };
}
