import { type Guard, paths, type Session } from '@storefront/contracts';

/** Name of the query parameter of `/auth` that carries the path before login. */
const nextParam = 'next';

/** A path of this site, or undefined: nobody is sent elsewhere after login (spec §2, route guards). */
export function pathOnThisSite(value: string | null): string | undefined {
  // No `//` anywhere in the path: `/.//host` would become `//host`, another site, on its way through a router.
  return value && /^\/(?!\/)(?:(?!\/\/)[^\\\s?#])*(?:[?#][^\\\s]*)?$/.test(value) ? value : undefined;
}

/** Where login leads back to. */
export function pathAfterLogin(search: URLSearchParams): string {
  return pathOnThisSite(search.get(nextParam)) ?? paths.home();
}

/** Where a visitor who may not see the route is sent, or undefined when they may (spec §2). */
export function guardRedirect(
  guard: Guard,
  session: Session,
  path: string,
  search: URLSearchParams,
): string | undefined {
  switch (guard) {
    case 'anyone':
      return undefined;
    case 'guest':
      return session.status === 'user' ? pathAfterLogin(search) : undefined;
    case 'user':
      return session.status === 'guest'
        ? `${paths.auth()}?${new URLSearchParams({ [nextParam]: path })}`
        : undefined;
  }
}
