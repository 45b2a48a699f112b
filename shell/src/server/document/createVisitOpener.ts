import type { Brand } from '@storefront/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BucketCookie } from '../bucketCookie';
import type { createKnownLandings } from '../landings';
import type { RemoteReports } from '../operation/remoteReports';
import type { Previews } from '../preview/createPreviews';
import type { RemoteReleases } from '../releases';
import type { SessionCookie } from '../session';
import type { CachePlace, PlaceOf } from './cachePlaces';
import type { BackEnd, Visit, Visitor } from './visit';
import { findRoute, runGuards } from './visitRoute';

export interface VisitOptions extends BackEnd {
  brand: Brand;
  releases: Pick<RemoteReleases, 'pin'>;
  session: SessionCookie;
  bucketCookie: BucketCookie;
  previews: Pick<Previews, 'open'>;
  landings: ReturnType<typeof createKnownLandings>;
  remoteReports: Pick<RemoteReports, 'notLoaded'>;
  placeOf: PlaceOf;
}

export interface OpenedVisit {
  visit: Visit;
  /** Where the page is cached; undefined when the visitor's page is never sent to another. */
  place: CachePlace | undefined;
}

/** The page that a URL asks for; undefined when the request has been answered otherwise: by a redirect, mostly. */
export type VisitOpener = (
  url: URL,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<OpenedVisit | undefined>;

/** Finds the route, the visitor, the builds and the cache of a request for a page. */
export function createVisitOpener(options: VisitOptions): VisitOpener {
  const { session: cookie, bucketCookie, landings, previews, releases, remoteReports, placeOf } = options;

  return async (url, request, reply) => {
    const previewed = await previews.open(url, request, reply);
    if (previewed === 'answered') return undefined;
    const { preview } = previewed ?? {};
    const token = cookie.read(request);
    if (cookie.isMalformed(request)) cookie.clear(reply);
    const session = { status: token ? 'user' : 'guest' } as const;
    const { matched, errorStatus } = await findRoute(url.pathname, { landings, log: request.log });
    const visitor: Visitor = { url, matched, session, token, address: request.ip, requestId: request.id };
    const guardResult = await runGuards(visitor, options);
    if (guardResult && 'redirect' in guardResult) {
      // A header holds ASCII only; the path may have other letters (`/auth?next=/м`).
      const { pathname, search, hash } = new URL(guardResult.redirect, url);
      void reply.redirect(pathname + search + hash, 302);
      return undefined;
    }
    const rejected = guardResult?.status ?? errorStatus;

    const bucket = () => bucketCookie.ensure(request, reply);
    const pinned = previewed?.pinned ?? (await releases.pin(bucket));
    for (const error of pinned.absent) remoteReports.notLoaded(error, request.log);
    const isForGuests = matched && !rejected && !token && !preview;
    return {
      visit: { ...visitor, pinned, preview, rejected },
      place: isForGuests ? placeOf(url, pinned.key) : undefined,
    };
  };
}
