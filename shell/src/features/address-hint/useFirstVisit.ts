import {
  browserStorage,
  paths,
  storageKeys,
  useBrand,
  useEvent,
  useSession,
  useTakeMethod,
} from '@storefront/contracts';
import { useLocation } from '@storefront/router';
import { useEffect, useState } from 'react';

const storage = browserStorage('local');

/**
 * Whether to show the hint: once, on a guest's first visit, while no address is known and no panel has been opened
 * (spec §2, Header). Not on the page of delivery terms, which asks for the address itself: the hint would cover its map.
 * Nor on the page of an order, which has its address: a bank may bring its customer there without a login.
 */
export function useFirstVisit(): { isHintOpen: boolean; closeHint: () => void } {
  const key = storageKeys(useBrand().key).addressHint;
  const hasNoAddress = useTakeMethod((state) => state.isRestored && !state.delivery && !state.pickup);
  // A customer's address is still being loaded from the back end.
  const isGuest = useSession().status === 'guest';
  const [isFirst, setFirst] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const { pathname } = useLocation();
  const isOutOfPlace = pathname === paths.delivery() || pathname.startsWith(`${paths.monitoring()}/`);
  const isEligible = isGuest && hasNoAddress && !isClosed && !isOutOfPlace;

  useEffect(() => {
    if (!isEligible || storage.getItem(key) !== null) return;
    storage.setItem(key, 'shown');
    // A browser that saves nothing would show the hint on every page, so it never shows it.
    setFirst(storage.getItem(key) !== null);
  }, [isEligible, key]);
  useEvent('shell:panel-opened', () => setClosed(true));

  return { isHintOpen: isEligible && isFirst, closeHint: () => setClosed(true) };
}
