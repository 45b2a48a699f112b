import { createBrowserHistory, Router } from '@storefront/router';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';

/** A router that follows every change of the address; the shell's own router ignores panels. */
export function PlainRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((entry) => startTransition(() => setEntry(entry))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
