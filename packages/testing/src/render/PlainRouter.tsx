import { createBrowserHistory, Router } from '@storefront/router';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';

/** A router that tells of every change of the address; the shell's own tells of no panels. */
export function PlainRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
