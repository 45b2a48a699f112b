import cookie from '@fastify/cookie';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { profileCalls, loginCalls } from '@storefront/api-contract';
import { browserIdHeader } from '@storefront/api-contract/server';
import { backEndPaths } from '@storefront/contracts/server-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { SessionCookie } from '../session';
import type { BrowserIdCookie } from './browserIdCookie';
import { refuseForeignWrite } from './refuseForeignWrite';

interface BackEndOptions {
  apiUrl: string;
  session: SessionCookie;
  browserId: BrowserIdCookie;
  cookieName: string;
}

/** What the shell server vouches for; a browser's own values never pass. */
interface Visitor {
  token: string | undefined;
  browserId?: string | undefined;
}

function withVisitor(headers: IncomingHttpHeaders, { token, browserId }: Visitor): IncomingHttpHeaders {
  const { cookie: _cookie, authorization: _authorization, [browserIdHeader]: _id, ...rest } = headers;
  return {
    ...rest,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(browserId ? { [browserIdHeader]: browserId } : {}),
  };
}

const codeRequests = new Set<string>([loginCalls.requestCode.path, profileCalls.editPhone.path]);

/** Whether an SMS code is asked for; the browser gets an id then. */
function asksForCode({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  return method === 'POST' && codeRequests.has(path.endsWith('/') ? path : `${path}/`);
}

/** Proxies calls, pictures and the payment page to the back end, with the visitor's token in place of the cookie. */
export async function backEndProxy(app: FastifyInstance, options: BackEndOptions) {
  const { apiUrl, session, browserId, cookieName } = options;
  const checkCall = (request: FastifyRequest, reply: FastifyReply, done: () => void) =>
    refuseForeignWrite(request, reply, () => {
      if (asksForCode(request)) browserId.ensure(request, reply);
      done();
    });
  const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
    rewriteRequestHeaders: (request, headers) => ({
      ...withVisitor(headers, {
        token: session.read(request as FastifyRequest),
        browserId: browserId.read(request as FastifyRequest),
      }),
      'x-source': 'site',
      'x-forwarded-for': (request as FastifyRequest).ip,
    }),
    onError(reply, { error }) {
      reply.log.warn(error, 'the back end did not answer');
      void reply.code(503).send({ message: '' });
    },
  };
  for (const path of backEndPaths) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix: path,
      rewritePrefix: path,
      ...(path === '/api' ? { preHandler: checkCall } : {}),
      replyOptions,
    });
  }
  // The proxy accepts `rewriteRequestHeaders`, but its types do not declare it. A variable, unlike a literal, may have
  // properties beyond the declared ones, as long as it has one of those.
  const socketOptions = {
    headers: {},
    rewriteRequestHeaders: (headers: IncomingHttpHeaders, request: IncomingMessage) => {
      const token = cookie.parse(request.headers.cookie ?? '')[cookieName];
      return { ...headers, ...withVisitor({}, { token }) };
    },
  };
  await app.register(httpProxy, {
    upstream: apiUrl,
    prefix: '/socket.io',
    rewritePrefix: '/socket.io',
    replyOptions,
    websocket: true,
    wsClientOptions: socketOptions,
  });
}
