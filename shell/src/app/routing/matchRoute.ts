import { type PageParams, type RouteContract, type RouteId, routeIds, routes } from '@storefront/contracts';
import { matchPath } from '@storefront/router';

export interface MatchedRoute {
  id: RouteId;
  route: RouteContract;
  params: PageParams;
}

/** The route of a path, matched case-sensitively and whole (readings 1). Undefined is a 404. */
export function matchRoute(pathname: string): MatchedRoute | undefined {
  if (pathname !== '/' && pathname.endsWith('/')) return undefined;
  for (const id of routeIds) {
    const match = matchPath({ path: routes[id].path, caseSensitive: true, end: true }, pathname);
    if (match) return { id, route: routes[id], params: { ...match.params } };
  }
  return undefined;
}

/** Whether a link of the frame leads anywhere. */
export const isRouted = (pathname: string) => matchRoute(pathname) !== undefined;
