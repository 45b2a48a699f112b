import { createBrowserHistory, NavigationType, Router } from '@storefront/router';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { hasPanels } from '../../features/panel-stack';
import { historyChanges } from '../../shared/routing/historyChanges';
import { withoutPanelQuery } from '../../shared/routing/panelQuery';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Update = Pick<BrowserHistory, 'action' | 'location'>;

/** The page's location, without the parameters of an open panel. */
function pageLocation({ action, location }: Update) {
  const query = withoutPanelQuery(location.search).toString();
  return {
    location: { ...location, search: query && `?${query}` },
    navigationType: action,
    // Without the hash: menu tabs write the visible section into the address and notify no router.
    address: `${location.pathname}?${query}`,
  };
}

/**
 * Whether a link to a section was followed, perhaps from a panel. Opening a panel keeps the hash, but adds the panel.
 */
const isJump = ({ action, location }: Update) =>
  action === NavigationType.Push && location.hash !== '' && !hasPanels(location);

/** Whether a link to the open page was followed: no panel is open before or after it, unlike the moves of a panel. */
const isRevisit = ({ action, location }: Update, hadPanels: boolean) =>
  action !== NavigationType.Pop && location.hash === '' && !hadPanels && !hasPanels(location);

/**
 * The browser's router for everything but the panels. Opening or closing a panel changes the address, and would
 * rerender every component that reads the location or has a link. So this router ignores such changes; the panel
 * stack reads its history entry itself when `historyChanges` reports a change.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [current, setCurrent] = useState(() => pageLocation(history));
  // The address of the newest change, which may not be rendered yet.
  const address = useRef(current.address);
  const hadPanels = useRef(hasPanels(history.location));

  useLayoutEffect(
    () =>
      history.listen((update) => {
        historyChanges.notify();
        const next = pageLocation(update);
        // Checked here: React would keep an update without effect until the next render, which rerenders every panel.
        const isReported =
          next.address !== address.current || isJump(update) || isRevisit(update, hadPanels.current);
        hadPanels.current = hasPanels(update.location);
        if (!isReported) return;
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
