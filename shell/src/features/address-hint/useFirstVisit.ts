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

const storage = browserStorage('local');

/** Pages that ask for the address or the phone themselves, and the order's page, to which a bank may bring its guest. */
const isOutOfPlace = (pathname: string) =>
  [paths.delivery(), paths.auth()].includes(pathname) || pathname.startsWith(paths.monitoring());

/**
 * Whether the hint fits the visitor and the page: for guests, while no address is known (spec §2, Header). `claim` takes
 * the one showing of this browser. It is false after the first call, and if the question has been asked otherwise.
 */
export function useFirstVisit(): { isEligible: boolean; claim: () => boolean } {
  const key = storageKeys(useBrand().key).addressHint;
  const hasNoAddress = useTakeMethod((state) => state.isRestored && !state.delivery && !state.pickup);
  // A customer's address is still being loaded from the back end.
  const isGuest = useSession().status === 'guest';
  const { pathname } = useLocation();

  const claim = () => {
    if (storage.getItem(key) !== null) return false;
    storage.setItem(key, 'shown');
    // A browser that saves nothing would show the hint on every page, so it never shows it.
    return storage.getItem(key) !== null;
  };
  useEvent('shell:panel-opened', ({ panel }) => void (panel === 'select-address' && claim()));

  return { isEligible: isGuest && hasNoAddress && !isOutOfPlace(pathname), claim };
}
