import { type Guard, paths, type Session } from '@storefront/contracts';

/** Name of the query parameter of `/auth` that carries the path before login. */
const nextParam = 'next';

/** A path of this site, else undefined: login never redirects to another site (spec §2, route guards). */
export function pathOnThisSite(value: string | null): string | undefined {
  // No `//` anywhere in the path: `/.//host` would become `//host`, another site, on its way through a router.
  return value && /^\/(?!\/)(?:(?!\/\/)[^\\\s?#])*(?:[?#][^\\\s]*)?$/.test(value) ? value : undefined;
}

/** The path that a visitor opens after login. */
export function pathAfterLogin(search: URLSearchParams): string {
  return pathOnThisSite(search.get(nextParam)) ?? paths.home();
}

/** The input of guards: the visitor and the page they open. */
export interface GuardContext {
  session: Session;
  /** The customer has given a name. */
  hasName: boolean;
  /** The brand file closes the route. */
  isClosed: boolean;
  /** Path and query of the page. */
  address: string;
  search: URLSearchParams;
}

/** The replacement of the page: a redirect, or an error page with this status. */
export type GuardResult = { redirect: string } | { status: number };

const guardRules: Record<Guard, (context: GuardContext) => GuardResult | undefined> = {
  guest: ({ session, search }) =>
    session.status === 'user' ? { redirect: pathAfterLogin(search) } : undefined,
  user: ({ session, address }) =>
    session.status === 'guest'
      ? { redirect: `${paths.auth()}?${new URLSearchParams({ [nextParam]: address })}` }
      : undefined,
  userOrShared: (context) => (context.search.get('share') ? undefined : guardRules.user(context)),
  userHasName: ({ session, hasName, search }) =>
    session.status === 'user' && hasName ? { redirect: pathAfterLogin(search) } : undefined,
  closeAccess: ({ isClosed }) => (isClosed ? { status: 404 } : undefined),
};

/** The result of the first guard that rejects; undefined shows the page. An unknown guard is a 500 (spec §2). */
export function checkGuards(guards: readonly string[], context: GuardContext): GuardResult | undefined {
  for (const name of guards) {
    if (!Object.hasOwn(guardRules, name)) return { status: 500 };
    const result = guardRules[name as Guard](context);
    if (result) return result;
  }
  return undefined;
}
