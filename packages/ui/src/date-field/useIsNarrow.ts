import { breakpoints } from '@storefront/tokens';
import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia(`not all and (min-width: ${breakpoints.sm}px)`);

function subscribe(onChange: () => void): () => void {
  const list = narrow();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is narrower than a tablet; false on the server, which does not know its width. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => false,
  );
}
