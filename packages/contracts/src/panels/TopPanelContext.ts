import { createContext, use } from 'react';

const TopPanelContext = createContext(true);

/** The panel host says of each panel whether it is the one on top. */
export const TopPanelProvider = TopPanelContext.Provider;

/**
 * Whether this panel is open and no other lies over it: otherwise going back would close that one instead. True without
 * a host.
 */
export function useIsTopPanel(): boolean {
  return use(TopPanelContext);
}
