import { type PanelId, type RouteId, routes, type WidgetId } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { pagePath, panelPath, widgetPath } from './stubUrl';
import { useStubRemote } from './stubRemote';

function ModuleLink({ to, name }: { to: string | undefined; name: string }) {
  return <li>{to === undefined ? name : <Link to={to}>{name}</Link>}</li>;
}

/** Links to every module of the remote. A page that needs a parameter is listed without a link. */
export function StubNavigation({ status }: { status: string }) {
  const { name, pages, panels, widgets } = useStubRemote().manifest;
  return (
    <nav aria-label={`Modules of ${name}`} style={{ padding: 16, borderBottom: '1px dashed', fontSize: 14 }}>
      <b>
        {name} alone, {status}
      </b>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', textDecoration: 'underline' }}>
        {(Object.keys(pages) as RouteId[]).map((id) => (
          <ModuleLink key={id} to={pagePath(id)} name={`page ${routes[id].path}`} />
        ))}
        {(Object.keys(panels) as PanelId[]).map((id) => (
          <ModuleLink key={id} to={panelPath(id)} name={`panel ${id}`} />
        ))}
        {(Object.keys(widgets) as WidgetId[]).map((id) => (
          <ModuleLink key={id} to={widgetPath(id)} name={`widget ${id}`} />
        ))}
      </ul>
    </nav>
  );
}
