/** When another page of this browser, or this one, wrote `key` (`tellOtherPages`), ms since 1970; 0 for never. */
export function lastTold(key: string): number {
  try {
    return Number(localStorage.getItem(key));
  } catch {
    return 0;
  }
}

/**
 * Looks at once, and whenever another page of this browser may have written `key`: a tab beside this one, or any page
 * while this one slept or lay in the browser's memory. Returns what ends it.
 */
export function watchOtherPages(key: string, look: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) look();
  };
  look();
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', look);
  // A tab that slept may have missed the message.
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
