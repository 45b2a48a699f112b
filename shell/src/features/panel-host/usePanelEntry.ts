import { useLocation } from '@storefront/router';
import { useState, useSyncExternalStore } from 'react';
import { historyChanges } from '../../shared/history/historyChanges';
import { currentAddress } from './panelMoves';
import { isSameStack, type PanelStack, readEntry } from './panelStack';

const noPanels: PanelStack = [];

/** Reads the panels of the browser's entry; the same ones are the same array. */
function createReader(): () => PanelStack {
  let seen: ReturnType<typeof currentAddress> | undefined;
  let stack = noPanels;
  return () => {
    const address = currentAddress();
    if (address.search === seen?.search && address.state === seen.state) return stack;
    seen = address;
    const read = readEntry(address).stack;
    if (!isSameStack(read, stack)) stack = read;
    return stack;
  };
}

/**
 * The panels of the entry that the browser stands on, read from the browser itself: a panel has not to wait until the
 * page has been told of its address. None on the server and while hydrating: panels are drawn in the browser only.
 */
export function usePanelEntry(): PanelStack {
  const [read] = useState(createReader);
  // Under another router than the page's, which tells of nothing.
  useLocation();
  return useSyncExternalStore(historyChanges.subscribe, read, () => noPanels);
}
