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

/** What the address bar of the stub asks for. */
export type Place =
  | { kind: 'page'; id: RouteId; params: PageParams }
  | { kind: 'panel'; id: PanelId; params: Record<string, string> }
  | { kind: 'widget'; id: WidgetId; props: Record<string, unknown> }
  | { kind: 'nothing'; because: string };

const isWidgetId = (id: string): id is WidgetId => (widgetIds as readonly string[]).includes(id);

const nothing = (because: string): Place => ({ kind: 'nothing', because });

/** `?productId=5&title=Rolls`: a number is meant as one, everything else is text. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Pages stand at their own routes, panels at `/__panel/<id>?param=…`, widgets at `/__widget/<id>?prop=…`. */
export function placeOf(pathname: string, search: string): Place {
  const [, kind, ...rest] = pathname.split('/');
  const id = decodeURIComponent(rest.join('/'));
  const given = Object.fromEntries(new URLSearchParams(search));
  if (kind === '__panel') {
    if (!isPanelId(id)) return nothing(`There is no panel ${id}.`);
    if (!parsePanelTarget(id, given)) return nothing(`The panel ${id} needs its parameters in the query.`);
    return { kind: 'panel', id, params: given };
  }
  if (kind === '__widget') {
    if (!isWidgetId(id)) return nothing(`There is no widget ${id}.`);
    const props = Object.entries(given).map(([name, text]) => [name, valueOf(text)] as const);
    return { kind: 'widget', id, props: Object.fromEntries(props) };
  }
  for (const route of routeIds) {
    const match = matchPath({ path: routes[route].path, caseSensitive: true, end: true }, pathname);
    if (match) return { kind: 'page', id: route, params: match.params };
  }
  return nothing(`No page stands at ${pathname}.`);
}

/** Where the stub shows a panel. */
export function panelPath(id: PanelId, params: Record<string, string> = {}): string {
  const query = new URLSearchParams(params).toString();
  return `/__panel/${id}${query && `?${query}`}`;
}

/** Where the stub shows a widget. */
export const widgetPath = (id: WidgetId) => `/__widget/${id}`;

/** A page's address, or undefined while it lacks a parameter that only the data knows. */
export function pagePath(id: RouteId): string | undefined {
  const path = routes[id].path.replace(/\/:\w+\?$/, '');
  return path.includes(':') ? undefined : path || '/';
}
