import cookie from '@fastify/cookie';
import httpProxy from '@fastify/http-proxy';
import { backEndPaths } from '@storefront/contracts/server-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { SessionCookie } from '../session';
import { refuseForeignWrite } from './refuseForeignWrite';

interface BackEndOptions {
  apiUrl: string;
  session: SessionCookie;
  cookieName: string;
}

function withToken(headers: IncomingHttpHeaders, token: string | undefined): IncomingHttpHeaders {
  const { cookie: _cookie, authorization: _authorization, ...rest } = headers;
  return { ...rest, ...(token ? { authorization: `Bearer ${token}` } : {}) };
}

/** Proxies calls, pictures and the payment page to the back end, with the visitor's token in place of the cookie. */
export async function backEndProxy(app: FastifyInstance, { apiUrl, session, cookieName }: BackEndOptions) {
  for (const path of backEndPaths) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix: path,
      rewritePrefix: path,
      ...(path === '/api' ? { preHandler: refuseForeignWrite } : {}),
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...withToken(headers, session.read(request as FastifyRequest)),
          'x-source': 'site',
          'x-forwarded-for': (request as FastifyRequest).ip,
        }),
        onError(reply, { error }) {
          reply.log.warn(error, 'the back end did not answer');
          void reply.code(503).send({ message: '' });
        },
      },
    });
  }
  // The proxy accepts `rewriteRequestHeaders`, but its types do not declare it. A variable, unlike a literal, may have
  // properties beyond the declared ones, as long as it has one of those.
  const socketOptions = {
    headers: {},
    rewriteRequestHeaders: (headers: IncomingHttpHeaders, request: IncomingMessage) => {
      const token = cookie.parse(request.headers.cookie ?? '')[cookieName];
      return { ...headers, ...withToken({}, token) };
    },
  };
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/socket.io',
    rewritePrefix: '/socket.io',
    websocket: true,
    wsClientOptions: socketOptions,
  });
}
