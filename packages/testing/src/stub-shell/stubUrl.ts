import {
  type PageParams,
  type PanelId,
  parsePanelTarget,
  type RouteId,
  routeIds,
  routes,
  type WidgetId,
  widgetIds,
  isPanelId,
} from '@storefront/contracts';
import { matchPath } from '@storefront/router';

/** The page, panel or widget that the stub shows at an address. */
export type StubLocation =
  | { kind: 'page'; id: RouteId; params: PageParams }
  | { kind: 'panel'; id: PanelId; params: Record<string, string> }
  | { kind: 'widget'; id: WidgetId; props: Record<string, unknown> }
  | { kind: 'not-found'; reason: string };

const isWidgetId = (id: string): id is WidgetId => (widgetIds as readonly string[]).includes(id);

const notFound = (reason: string): StubLocation => ({ kind: 'not-found', reason });

/** Parses a prop of `?productId=5&title=Rolls`: JSON where it is valid JSON, else text. */
function parseProp(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Pages have their own routes, panels `/__panel/<id>?param=…`, widgets `/__widget/<id>?prop=…`. */
export function parseStubUrl(pathname: string, search: string): StubLocation {
  const [, kind, ...rest] = pathname.split('/');
  const id = decodeURIComponent(rest.join('/'));
  const query = Object.fromEntries(new URLSearchParams(search));
  if (kind === '__panel') {
    if (!isPanelId(id)) return notFound(`There is no panel ${id}.`);
    if (!parsePanelTarget(id, query)) return notFound(`The panel ${id} needs its parameters in the query.`);
    return { kind: 'panel', id, params: query };
  }
  if (kind === '__widget') {
    if (!isWidgetId(id)) return notFound(`There is no widget ${id}.`);
    const props = Object.entries(query).map(([name, text]) => [name, parseProp(text)] as const);
    return { kind: 'widget', id, props: Object.fromEntries(props) };
  }
  for (const route of routeIds) {
    const match = matchPath({ path: routes[route].path, caseSensitive: true, end: true }, pathname);
    if (match) return { kind: 'page', id: route, params: match.params };
  }
  return notFound(`There is no page at ${pathname}.`);
}

/** The address at which the stub shows a panel. */
export function panelPath(id: PanelId, params: Record<string, string> = {}): string {
  const query = new URLSearchParams(params).toString();
  return `/__panel/${id}${query && `?${query}`}`;
}

/** The address at which the stub shows a widget. */
export const widgetPath = (id: WidgetId) => `/__widget/${id}`;

/** A page's address; undefined when its route needs a parameter. */
export function pagePath(id: RouteId): string | undefined {
  const path = routes[id].path.replace(/\/:\w+\?$/, '');
  return /[:*]/.test(path) ? undefined : path || '/';
}
