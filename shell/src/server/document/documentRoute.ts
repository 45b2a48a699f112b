import type { Brand } from '@storefront/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { checkGuards } from '../../shared/routing/guards';
import { matchRoute } from '../../shared/routing/matchRoute';
import { pageAddress } from '../../shared/routing/pageAddress';
import type { LastResort } from '../lastResort';
import type { RemoteReleases } from '../releases';
import type { SessionCookie } from '../session';
import type { ShellAssets } from '../shellAssets';
import { drawPage } from './drawPage';
import { keptAddress } from './keptPage';
import { createPageCache } from './pageCache';
import { documentHeaders, type PolicySite } from './policy';
import { isComplete, type PreparedPage, preparePage, type Visit } from './preparePage';
import { knowsName } from './visit';

export interface DocumentOptions {
  brand: Brand;
  apiUrl: string;
  publicUrl: string;
  assets: ShellAssets;
  releases: RemoteReleases;
  session: SessionCookie;
  rendersOnServer: boolean;
  lastResort: LastResort;
}

/** Stands for the nonce while a page is drawn: a kept page gets a new nonce each time it is sent. */
const nonceMark = randomBytes(16).toString('hex');

/** Every page: guards and redirects first, because they are real HTTP; then the document as a stream. */
export function documentRoute(app: FastifyInstance, documentOptions: DocumentOptions) {
  const { session: cookie, releases, assets, brand, lastResort } = documentOptions;
  const options = { ...documentOptions, log: app.log };
  const plain = createPageCache({ freshFor: 5_000, usableFor: 30_000, size: 100 });
  // A shelf of their own: however many filters are tried, the pages themselves stay.
  const filtered = createPageCache({ freshFor: 5_000, usableFor: 30_000, size: 40 });
  const draw = (page: PreparedPage, write: (html: string) => void) =>
    drawPage(page, { assets, nonce: nonceMark, log: app.log, write });

  async function redraw(visit: Visit): Promise<string | undefined> {
    const page = await preparePage(visit, options);
    if (!isComplete(page)) return undefined;
    let html = '';
    const isWhole = await draw(page, (piece) => {
      html += piece;
    });
    return isWhole ? html : undefined;
  }

  async function sendDrawn(
    visit: Visit,
    key: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const page = await preparePage(visit, options);
    if (visit.token && page.isTokenRefused) {
      // The back end no longer knows the token: the same page again, as a guest (spec §8, 401).
      cookie.clear(request, reply);
      return reply.redirect(visit.url.pathname + visit.url.search, 302);
    }
    let write: ReturnType<typeof openDocument> | undefined;
    let html = '';
    let isWhole = false;
    try {
      isWhole = await draw(page, (piece) => {
        // The status goes with the first piece: a page that cannot be drawn is a 500 (decision 0015).
        write ??= openDocument(reply, visit, documentOptions, page.state.error?.status);
        html += piece;
        write(piece);
      });
    } catch (error) {
      if (!write) throw error;
      // What has begun cannot become an error page any more; it ends here, so that nobody waits for the rest.
      request.log.error(error, 'a page was sent in part');
    }
    write?.(undefined);
    if (key && isWhole && isComplete(page)) (visit.url.search ? filtered : plain).set(key, html);
    return reply;
  }

  /** What the guards of the route answer (spec §2): a redirect, an error page, or nothing. */
  async function refuse(visit: Pick<Visit, 'url' | 'matched' | 'session' | 'token'>) {
    const { url, matched, session, token } = visit;
    if (!matched) return undefined;
    const { guards } = matched.route;
    return checkGuards(guards, {
      session,
      hasName: token !== undefined && guards.includes('userHasName') && (await knowsName(options, token)),
      isClosed: brand.flags.closeAccess.includes(matched.id),
      address: pageAddress(url.pathname, url.search),
      search: url.searchParams,
    });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(`http://storefront${request.url}`);
    // One slash in front and none at the end (readings 1): a Location of `//host` would lead to another site.
    const path = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
    if (path !== url.pathname) return reply.redirect(path + url.search, 301);
    const token = cookie.read(request);
    const session = { status: token ? 'user' : 'guest' } as const;
    const matched = matchRoute(url.pathname);
    const guardResult = await refuse({ url, matched, session, token });
    if (guardResult && 'redirect' in guardResult) return reply.redirect(guardResult.redirect, 302);

    const pinned = await releases.pin();
    const visit: Visit = { url, matched, session, token, pinned, refusedWith: guardResult?.status };
    const address = matched && !guardResult && !token ? keptAddress(url) : undefined;
    const key = address && `${address} ${pinned.key}`;
    const kept = url.search ? filtered : plain;
    const page = key ? kept.get(key) : undefined;
    if (!key || !page) return sendDrawn(visit, key, request, reply);
    if (page.isStale) kept.refresh(key, () => redraw(visit));
    const write = openDocument(reply, visit, documentOptions, undefined);
    write(page.html);
    write(undefined);
    return reply;
  }

  app.get(
    '/*',
    {
      errorHandler(error, request, reply) {
        request.log.error(error, 'no page could be made');
        void reply.code(500).headers(lastResort.headers).send(lastResort.html);
      },
    },
    (request, reply) => answer(request, reply),
  );
}

/** Starts the answer. What is returned takes the document piece by piece, and undefined as its end. */
function openDocument(
  reply: FastifyReply,
  { session }: Visit,
  site: PolicySite,
  errorStatus: number | undefined,
) {
  const nonce = randomBytes(16).toString('base64');
  const body = new PassThrough();
  void reply
    .code(errorStatus ?? 200)
    .headers(documentHeaders(nonce, session, site))
    .send(body);
  return (html: string | undefined) => {
    if (html === undefined) body.end();
    else body.write(html.replaceAll(nonceMark, nonce));
  };
}
