import { useApi } from '@storefront/api-client';
import { userCalls } from '@storefront/api-contract';
import {
  type AnyRemoteManifest,
  type EventPayload,
  type PanelId,
  type RouteId,
  routes,
  type Session,
  SessionProvider,
  useEvent,
  type WidgetId,
} from '@storefront/contracts';
import { Link, useLocation } from '@storefront/router';
import { useState } from 'react';
import { StubModule } from './StubModule';
import { StubPanels } from './StubPanels';
import { pagePath, panelPath, parseStubUrl, widgetPath } from './stubUrl';

interface Props {
  manifest: AnyRemoteManifest;
  session: Session;
}

/** A stub of the shell for a remote that runs alone: its modules by address, panels, toasts, session. */
export function StubShell({ manifest, session }: Props) {
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
      <StubNavigation manifest={manifest} status={status} />
      <main>
        {location.kind === 'not-found' ? <p>{location.reason}</p> : <StubModule shown={location} />}
      </main>
      <StubPanels />
      <StubToasts />
    </SessionProvider>
  );
}

/** Links to every module of the remote. A page that needs a parameter is listed without a link. */
function StubNavigation({ manifest, status }: { manifest: AnyRemoteManifest; status: string }) {
  const { name, pages, panels, widgets } = manifest;
  const modules = [
    ...(Object.keys(pages) as RouteId[]).map((id) => [`page ${routes[id].path}`, pagePath(id)] as const),
    ...(Object.keys(panels) as PanelId[]).map((id) => [`panel ${id}`, panelPath(id)] as const),
    ...(Object.keys(widgets) as WidgetId[]).map((id) => [`widget ${id}`, widgetPath(id)] as const),
  ];
  return (
    <nav aria-label={`Modules of ${name}`} style={{ padding: 16, borderBottom: '1px dashed', fontSize: 14 }}>
      <b>
        {name} alone, {status}
      </b>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', textDecoration: 'underline' }}>
        {modules.map(([title, path]) => (
          <li key={title}>{path === undefined ? title : <Link to={path}>{title}</Link>}</li>
        ))}
      </ul>
    </nav>
  );
}

type Toast = EventPayload<'shell:toast-requested'> & { number: number };

/** Every toast since the page was loaded; toasts stay. */
function StubToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  useEvent('shell:toast-requested', (toast) =>
    setToasts((before) => [...before, { ...toast, number: before.length }]),
  );
  return (
    <ol aria-live="polite" aria-label="Toasts" style={{ padding: 16 }}>
      {toasts.map(({ tone, text, number }) => (
        <li key={number}>
          {tone}: {text}
        </li>
      ))}
    </ol>
  );
}
