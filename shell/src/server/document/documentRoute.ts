import type { Brand } from '@storefront/contracts';
import { dehydrate, type QueryClient } from '@storefront/query';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { isStatic, type PartKey, type RemoteParts } from '../../app/remotes/remoteParts';
import { guardRedirect } from '../../app/routing/guards';
import { matchRoute } from '../../app/routing/matchRoute';
import type { PageState } from '../../app/state/pageState';
import type { PinnedReleases, RemoteReleases } from '../releases';
import type { SessionCookie } from '../session';
import type { ShellAssets } from '../shellAssets';
import { documentEnd } from './documentEnd';
import { headStart } from './head';
import { loadParts } from './loadParts';
import { contentSecurityPolicy } from './policy';
import { renderApp } from './renderApp';
import { createVisitClient, prefetchPage } from './visit';

export interface DocumentOptions {
  brand: Brand;
  apiUrl: string;
  assets: ShellAssets;
  releases: RemoteReleases;
  session: SessionCookie;
  rendersOnServer: boolean;
}

interface Prepared {
  url: URL;
  state: PageState;
  queryClient: QueryClient;
  parts: RemoteParts;
  pinned: PinnedReleases;
  drawn: readonly PartKey[];
}

/** Every page: guards and redirects first, because they are real HTTP; then the document as a stream. */
export function documentRoute(app: FastifyInstance, options: DocumentOptions) {
  app.get('/*', async (request, reply) => {
    const url = new URL(request.url, `http://${request.host}`);
    if (url.pathname !== '/' && url.pathname.endsWith('/')) {
      return reply.redirect(`${url.pathname.replace(/\/+$/, '') || '/'}${url.search}`, 301);
    }
    let token = options.session.read(request);
    const matched = matchRoute(url.pathname);
    const queryClient = createVisitClient({
      apiUrl: options.apiUrl,
      token,
      onUnauthorized: () => {
        token = undefined;
      },
    });
    const session = { status: token ? 'user' : 'guest' } as const;
    if (matched) {
      const target = guardRedirect(matched.route.guard, session, url.pathname, url.searchParams);
      if (target) return reply.redirect(target, 302);
    }

    const pinned = await options.releases.pin();
    const { parts, drawn } = await loadParts(options.rendersOnServer ? matched : undefined, pinned);
    const errorStatus = matched ? await prefetchPage({ queryClient, parts, matched, session, url }) : 404;
    if (session.status === 'user' && !token) {
      // The back end no longer knows the token: the same page again, as a guest (spec §8, 401).
      options.session.clear(request, reply);
      return reply.redirect(request.url, 302);
    }
    const state: PageState = {
      brand: options.brand,
      session,
      releases: pinned.browser,
      queries: { queries: [], mutations: [] },
      errorStatus,
      year: new Date().getFullYear(),
    };
    return send(request, reply, options, { url, state, queryClient, parts, pinned, drawn });
  });
}

async function send(request: FastifyRequest, reply: FastifyReply, options: DocumentOptions, page: Prepared) {
  const nonce = randomBytes(16).toString('base64');
  const body = new PassThrough();
  void reply
    .code(page.state.errorStatus ?? 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce),
      'cache-control': page.state.session.status === 'user' ? 'no-store' : 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'cookie',
    })
    .send(body);
  const { assets, brand } = options;
  body.write(
    headStart({
      brand,
      nonce,
      css: assets.css,
      fonts: assets.fontPreloads,
      scripts: assets.scripts,
      preloads: page.pinned.scriptsOf(page.drawn.filter((part) => !isStatic(part))),
    }),
  );
  const { url, state, queryClient, parts } = page;
  try {
    await renderApp({
      url: url.pathname + url.search,
      nonce,
      state,
      queryClient,
      parts,
      write: (html) => body.write(html),
      onError: (error) => request.log.warn(error, 'a part was left to the browser'),
    });
  } catch (error) {
    request.log.error(error, 'the page could not be drawn on the server');
    body.write('</head><body><div id="root">');
  }
  body.end(documentEnd({ ...state, queries: dehydrate(queryClient) }, nonce));
  return reply;
}
