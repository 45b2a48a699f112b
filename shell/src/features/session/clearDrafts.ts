import { isStorageAvailable } from '@storefront/contracts';

/** Removes what the customer has typed and not sent yet: it belongs to them too. */
export function clearDrafts(): void {
  if (isStorageAvailable('session')) window.sessionStorage.clear();
}
