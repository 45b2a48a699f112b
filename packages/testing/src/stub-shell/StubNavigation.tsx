import { routes } from '@storefront/contracts';
import { Link } from '@storefront/router';
import { pagePath, panelPath, widgetPath } from './place';
import { partsOf, useStubRemote } from './remoteLoading';

function PartLink({ to, name }: { to: string | undefined; name: string }) {
  return <li>{to === undefined ? name : <Link to={to}>{name}</Link>}</li>;
}

/** Everything that the remote offers. A page that needs a parameter is named by its pattern. */
export function StubNavigation({ status }: { status: string }) {
  const { manifest } = useStubRemote();
  const { pages, panels, widgets } = partsOf(manifest);
  return (
    <nav
      aria-label={`Parts of ${manifest.name}`}
      style={{ padding: 16, borderBottom: '1px dashed', fontSize: 14 }}
    >
      <b>
        {manifest.name} alone, {status}
      </b>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', textDecoration: 'underline' }}>
        {pages.map((id) => (
          <PartLink key={id} to={pagePath(id)} name={`page ${routes[id].path}`} />
        ))}
        {panels.map((id) => (
          <PartLink key={id} to={panelPath(id)} name={`panel ${id}`} />
        ))}
        {widgets.map((id) => (
          <PartLink key={id} to={widgetPath(id)} name={`widget ${id}`} />
        ))}
      </ul>
    </nav>
  );
}
