import { media } from '@storefront/tokens';
import { useSyncExternalStore } from 'react';

const low = () => matchMedia(media.low.replace('@media ', ''));

function subscribe(onChange: () => void): () => void {
  const list = low();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is so low that the whole panel scrolls; false on the server, which does not know its height. */
export function useIsLow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => low().matches,
    () => false,
  );
}
