import { useApi } from '@storefront/api-client';
import { userCalls } from '@storefront/api-contract';
import { type Session, SessionProvider, useEvent, type WidgetId } from '@storefront/contracts';
import { useLocation } from '@storefront/router';
import { useState } from 'react';
import { placeOf } from './place';
import { StubNavigation } from './StubNavigation';
import { StubPanels } from './StubPanels';
import { StubPart } from './StubPart';
import { StubToasts } from './StubToasts';

/** A widget inside a page: drawn when it is this team's own, else named. */
export function StubWidget({ id, props }: { id: WidgetId; props: object }) {
  return <StubPart part={{ kind: 'widget', id, props: { ...props } }} />;
}

/** What stands in the shell's place when a remote runs alone: its parts by address, panels, toasts, session. */
export function StubShell({ session }: { session: Session }) {
  const [status, setStatus] = useState(session.status);
  const api = useApi();
  const { pathname, search } = useLocation();
  const place = placeOf(pathname, search);
  useEvent('account:logged-in', () => setStatus('user'));
  useEvent('shell:logout-requested', () => {
    if (status === 'guest') return;
    setStatus('guest');
    // The token is gone whatever the back end answers (spec §7: errors of logout are ignored).
    void api.call(userCalls.logout, {}).catch(() => undefined);
  });
  return (
    <SessionProvider value={{ status }}>
      <StubNavigation status={status} />
      <main>{place.kind === 'nothing' ? <p>{place.because}</p> : <StubPart part={place} />}</main>
      <StubPanels />
      <StubToasts />
    </SessionProvider>
  );
}
