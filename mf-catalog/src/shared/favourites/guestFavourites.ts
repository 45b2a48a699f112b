import { browserStorage } from '@storefront/contracts';

const storage = browserStorage('local');

/** The ids of the dishes that a guest marked, the latest first. */
export function readGuestFavourites(storageKey: string): number[] {
  const words = (storage.getItem(storageKey) ?? '').split(' ');
  return words.filter((word) => /^[1-9]\d{0,9}$/.test(word)).map(Number);
}

/** Keeps them in this browser. */
export function writeGuestFavourites(storageKey: string, ids: readonly number[]): void {
  if (ids.length > 0) storage.setItem(storageKey, ids.join(' '));
  else storage.removeItem(storageKey);
}
