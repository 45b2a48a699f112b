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

/** Who wants to see what. */
export interface GuardedVisit {
  session: Session;
  /** The customer's name is known. */
  hasName: boolean;
  /** The brand file closes the route. */
  isClosed: boolean;
  /** Path and query of the page. */
  address: string;
  search: URLSearchParams;
}

/** Why a page is not shown: the visitor belongs elsewhere, or sees an error page. */
export type Refusal = { redirect: string } | { status: number };

const rules: Record<Guard, (visit: GuardedVisit) => Refusal | undefined> = {
  guest: ({ session, search }) =>
    session.status === 'user' ? { redirect: pathAfterLogin(search) } : undefined,
  user: ({ session, address }) =>
    session.status === 'guest'
      ? { redirect: `${paths.auth()}?${new URLSearchParams({ [nextParam]: address })}` }
      : undefined,
  userHasName: ({ session, hasName, search }) =>
    session.status === 'user' && hasName ? { redirect: pathAfterLogin(search) } : undefined,
  closeAccess: ({ isClosed }) => (isClosed ? { status: 404 } : undefined),
};

/** What keeps a visitor from a route, or undefined when nothing does. A guard that nobody knows is a 500 (spec §2). */
export function refusalOf(guards: readonly string[], visit: GuardedVisit): Refusal | undefined {
  for (const name of guards) {
    if (!Object.hasOwn(rules, name)) return { status: 500 };
    const refusal = rules[name as Guard](visit);
    if (refusal) return refusal;
  }
  return undefined;
}
