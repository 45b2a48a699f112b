import { createContext, use } from 'react';

const TopPanelContext = createContext<boolean | undefined>(undefined);

/** The panel host says of each panel whether it is the one on top. */
export const TopPanelProvider = TopPanelContext.Provider;

/**
 * Whether this panel is open and no other lies over it: otherwise going back would close that one instead. True without
 * a host.
 */
export function useIsTopPanel(): boolean {
  return use(TopPanelContext) ?? true;
}

/** Whether the caller is inside a panel and not on a page, for a widget that both embed. False without a host. */
export function useIsInPanel(): boolean {
  return use(TopPanelContext) !== undefined;
}
