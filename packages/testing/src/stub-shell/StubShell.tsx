import { useApi } from '@storefront/api-client';
import { userCalls } from '@storefront/api-contract';
import { type Session, SessionProvider, useEvent, type WidgetId } from '@storefront/contracts';
import { useLocation } from '@storefront/router';
import { useState } from 'react';
import { parseStubUrl } from './stubUrl';
import { StubNavigation } from './StubNavigation';
import { StubPanels } from './StubPanels';
import { StubRemoteModule } from './StubRemoteModule';
import { StubToasts } from './StubToasts';

/** A widget inside a page: rendered when it belongs to this team, else a labelled box. */
export function StubWidget({ id, props }: { id: WidgetId; props: object }) {
  return <StubRemoteModule remoteModule={{ kind: 'widget', id, props: { ...props } }} />;
}

/** A stub of the shell for a remote that runs alone: its modules by address, panels, toasts, session. */
export function StubShell({ session }: { session: Session }) {
  const [status, setStatus] = useState(session.status);
  const api = useApi();
  const { pathname, search } = useLocation();
  const location = parseStubUrl(pathname, search);
  useEvent('account:logged-in', () => setStatus('user'));
  useEvent('shell:logout-requested', () => {
    if (status === 'guest') return;
    setStatus('guest');
    // The token is deleted whatever the back end answers (spec §7: errors of logout are ignored).
    void api.call(userCalls.logout, { body: {} }).catch(() => undefined);
  });
  return (
    <SessionProvider value={{ status }}>
      <StubNavigation status={status} />
      <main>
        {location.kind === 'not-found' ? (
          <p>{location.reason}</p>
        ) : (
          <StubRemoteModule remoteModule={location} />
        )}
      </main>
      <StubPanels />
      <StubToasts />
    </SessionProvider>
  );
}
