import {
  type AccessVisitor,
  type Guard,
  hasScope,
  type NamedGuard,
  paths,
  type Session,
} from '@storefront/contracts';

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
  /** The customer's scope; undefined when the back end has not answered. */
  scope?: AccessVisitor['scope'];
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

const guardRules: Record<NamedGuard, (context: GuardContext) => GuardResult | undefined> = {
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

/** A scope that could not be read may be the right one, so the page is not a 404 then. */
function checkScope(wanted: string, context: GuardContext): GuardResult | undefined {
  if (context.session.status === 'guest') return guardRules.user(context);
  if (context.scope === undefined) return { status: 503 };
  return hasScope(context.scope, wanted) ? undefined : { status: 404 };
}

/** The result of the first guard that rejects; undefined shows the page. An unknown guard is a 500 (spec §2). */
export function checkGuards(
  guards: readonly (string | { scope: string })[],
  context: GuardContext,
): GuardResult | undefined {
  for (const guard of guards) {
    const result = checkGuard(guard, context);
    if (result) return result;
  }
  return undefined;
}

function checkGuard(guard: string | { scope: string }, context: GuardContext): GuardResult | undefined {
  if (typeof guard === 'object') return checkScope(guard.scope, context);
  return Object.hasOwn(guardRules, guard) ? guardRules[guard as NamedGuard](context) : { status: 500 };
}

/** Whether the guards depend on the customer's scope. */
export const needsScope = (guards: readonly Guard[]): boolean =>
  guards.some((guard) => typeof guard === 'object');
