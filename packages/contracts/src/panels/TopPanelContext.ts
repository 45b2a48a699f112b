import { createContext, use } from 'react';

const TopPanelContext = createContext<boolean | undefined>(undefined);

/** The panel host provides to each panel whether it is on top. */
export const TopPanelProvider = TopPanelContext.Provider;

/**
 * Whether this panel is open and on top: otherwise going back would close the panel above it. True without a host.
 */
export function useIsTopPanel(): boolean {
  return use(TopPanelContext) ?? true;
}

/** Whether the caller is inside a panel and not on a page, for a widget that both embed. False without a host. */
export function useIsInPanel(): boolean {
  return use(TopPanelContext) !== undefined;
}
