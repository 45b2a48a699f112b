import { createBrowserHistory, Router } from '@storefront/router';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
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

  useLayoutEffect(
    () =>
      history.listen((update) => {
        historyChanges.notify();
        const next = pageLocation(update);
        startTransition(() => setCurrent((old) => (old.address === next.address ? old : next)));
      }),
    [history],
  );

  return (
    <Router location={current.location} navigationType={current.navigationType} navigator={history}>
      {children}
    </Router>
  );
}
