import { useLocation } from '@storefront/router';
import { useState, useSyncExternalStore } from 'react';
import { historyChanges } from '../../shared/routing/historyChanges';
import { currentAddress } from './panelMoves';
import { type PanelStack, readEntry } from './panelEntry';
import { isSameStack } from './panelStack';

const noPanels: PanelStack = [];

/** Reads the panels of the current history entry, and returns the same array for the same panels. */
function createReader(): () => PanelStack {
  let lastAddress: ReturnType<typeof currentAddress> | undefined;
  let stack = noPanels;
  return () => {
    const address = currentAddress();
    if (address.search === lastAddress?.search && address.state === lastAddress.state) return stack;
    lastAddress = address;
    const read = readEntry(address).stack;
    if (!isSameStack(read, stack)) stack = read;
    return stack;
  };
}

/**
 * The panels of the current history entry, read from the browser itself, so that a panel opens before the router has
 * rerendered the page. Empty on the server and while hydrating: panels are rendered in the browser only.
 */
export function usePanelEntry(): PanelStack {
  const [read] = useState(createReader);
  // Rerenders under routers that do not report to `historyChanges`, as in tests.
  useLocation();
  return useSyncExternalStore(historyChanges.subscribe, read, () => noPanels);
}
