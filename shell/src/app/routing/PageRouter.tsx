import { createBrowserHistory, Router } from '@storefront/router';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { historyChanges } from '../../shared/history/historyChanges';
import { withoutPanelQuery } from '../../shared/routing/panelQuery';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** The page's location, without the parameters of an open panel. */
function pageLocation({ action, location }: Pick<BrowserHistory, 'action' | 'location'>) {
  const query = withoutPanelQuery(location.search).toString();
  return {
    location: { ...location, search: query && `?${query}` },
    navigationType: action,
    // Without the hash: menu tabs write the section in view into the address without telling any router.
    address: `${location.pathname}?${query}`,
  };
}

/**
 * The browser's router for everything but the panels. Opening or closing a panel changes the address, and would
 * rerender every component that reads the location or has a link. So this router ignores such changes; the panel
 * stack reads its history entry itself, whenever `historyChanges` reports another one.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [current, setCurrent] = useState(() => pageLocation(history));
  // Of the newest change, which may not be rendered yet.
  const address = useRef(current.address);

  useLayoutEffect(
    () =>
      history.listen((update) => {
        historyChanges.notify();
        const next = pageLocation(update);
        // Not left to React: it keeps an update without effect until the next render, here one of every panel.
        if (next.address === address.current) return;
        address.current = next.address;
        startTransition(() => setCurrent(next));
      }),
    [history],
  );

  return (
    <Router location={current.location} navigationType={current.navigationType} navigator={history}>
      {children}
    </Router>
  );
}
