import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False while the component hydrates: it renders what the server rendered, although the browser may already know more
 * of the visitor.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
