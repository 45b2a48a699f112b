import { userQuery } from '@storefront/api-client';
import type { Brand } from '@storefront/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { pageErrorOf } from '../../features/error-pages';
import { checkGuards, needsScope } from '../../shared/routing/guards';
import { type MatchedRoute, matchRoute } from '../../shared/routing/matchRoute';
import { pageAddress } from '../../shared/routing/pageAddress';
import type { createKnownLandings } from '../landings';
import { createPageClient } from '../prepare-page/prefetchPage';
import { type BackEnd, fetchFor, type Visitor } from './visit';

/** The result of matching a path: a route, an unknown address, or an error of this HTTP status. */
interface FoundRoute {
  matched: MatchedRoute | undefined;
  errorStatus?: number;
}

/**
 * The route of a path; a landing is one only if the back end lists it (readings 7). Without a list the
 * status is the back end's 5xx: a 404 would remove the landings from search engines.
 */
export async function findRoute(
  pathname: string,
  { landings, log }: { landings: ReturnType<typeof createKnownLandings>; log: FastifyBaseLogger },
): Promise<FoundRoute> {
  const matched = matchRoute(pathname);
  if (matched?.id !== 'landing') return { matched };
  try {
    return (await landings.has(`/${matched.params['*']}`)) ? { matched } : { matched: undefined };
  } catch (error) {
    log.warn(error, 'the landings could not be read');
    const { status } = pageErrorOf(error);
    return { matched, errorStatus: status >= 500 ? status : 503 };
  }
}

/** The customer; undefined when the back end does not answer. */
async function readUser(backEnd: BackEnd, visitor: Visitor) {
  const client = createPageClient({ apiUrl: backEnd.apiUrl, fetch: fetchFor(backEnd, visitor) });
  return client.fetchQuery(userQuery()).catch(() => undefined);
}

/** The result of the route's guards (spec §2). */
export async function runGuards(visitor: Visitor, site: BackEnd & { brand: Pick<Brand, 'flags'> }) {
  const { url, matched, session, token } = visitor;
  if (!matched) return undefined;
  const { guards } = matched.route;
  const needsUser = token !== undefined && (guards.includes('userHasName') || needsScope(guards));
  const user = needsUser ? await readUser(site, visitor) : undefined;
  return checkGuards(guards, {
    session,
    scope: user?.scope,
    hasName: Boolean(user?.name),
    isClosed: site.brand.flags.closeAccess.includes(matched.id),
    address: pageAddress(url.pathname, url.search),
    search: url.searchParams,
  });
}
