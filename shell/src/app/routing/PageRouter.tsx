import { createBrowserHistory, Router } from '@storefront/router';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { historyChanges } from '../../shared/history/historyChanges';
import { withoutPanel } from './withoutPanel';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** Where the page is: an open panel is no other page. */
function placeIn({ action, location }: Pick<BrowserHistory, 'action' | 'location'>) {
  const query = withoutPanel(location.search);
  return {
    location: { ...location, search: query && `?${query}` },
    navigationType: action,
    // Tabs write the section that is being read into the address as they go, and tell no router.
    address: `${location.pathname}?${query}`,
  };
}

/**
 * The browser's router for everything but the panels: what opens or closes one changes the address, and a page that
 * looks where it is, or has a link, would be drawn anew for that. Panels read their entry themselves, when they are
 * told that there is another.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState(() => placeIn(history));

  useLayoutEffect(
    () =>
      history.listen((update) => {
        historyChanges.tell();
        const next = placeIn(update);
        startTransition(() => setPlace((old) => (old.address === next.address ? old : next)));
      }),
    [history],
  );

  return (
    <Router location={place.location} navigationType={place.navigationType} navigator={history}>
      {children}
    </Router>
  );
}
