import { type PageParams, type RouteContract, type RouteId, routeIds, routes } from '@storefront/contracts';
import { isLandingAddress } from '@storefront/contracts/landing-address';
import { matchPath } from '@storefront/router';

export interface MatchedRoute {
  id: RouteId;
  route: RouteContract;
  params: PageParams;
}

/** Undefined when a parameter is malformed percent-encoding. */
function decodeParams(raw: PageParams): PageParams | undefined {
  try {
    return Object.fromEntries(
      Object.entries(raw).map(([name, value]) => [
        name,
        value === undefined ? value : decodeURIComponent(value),
      ]),
    );
  } catch {
    return undefined;
  }
}

/**
 * The route of a path, matched case-sensitively and whole (readings 1). Undefined is a 404. A path that matches only
 * the landing route may still be a 404: the back end's list decides (readings 7).
 */
export function matchRoute(pathname: string): MatchedRoute | undefined {
  if (pathname !== '/' && pathname.endsWith('/')) return undefined;
  for (const id of routeIds) {
    const match = matchPath({ path: routes[id].path, caseSensitive: true, end: true }, pathname);
    const params = match && decodeParams(match.params);
    if (params && (id !== 'landing' || isLandingAddress(pathname))) return { id, route: routes[id], params };
  }
  return undefined;
}
