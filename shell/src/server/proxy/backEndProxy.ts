import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { profileCalls, loginCalls } from '@storefront/api-contract';
import {
  browserIdHeader,
  requestIdHeader,
  requestIdOf,
  shellSecretHeader,
} from '@storefront/api-contract/server';
import { backEndPaths } from '@storefront/contracts/server-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { logRefusal } from '../operation/logRefusal';
import type { SessionCookie } from '../session';
import { visitorLimit } from '../visitorLimit';
import type { BrowserIdCookie } from './browserIdCookie';
import { checkBody } from './checkBody';
import { closeUnknownUpgrades } from './closeUnknownUpgrades';
import { exactBody } from './exactBody';
import { foreignCallCheck, isOwnOrigin } from './foreignCalls';
import { isPlainFilePath, isPlainPath } from './plainPaths';
import { socketLimit } from './socketLimit';
import { withAnswerPolicy } from './withAnswerPolicy';

interface BackEndOptions {
  apiUrl: string;
  /** Where customers reach the site; a proxy in front may send a different host. */
  publicUrl: string;
  session: SessionCookie;
  browserId: BrowserIdCookie;
  /** Milliseconds that the back end has to answer once it has received the whole call. */
  timeoutMs?: number;
  /** Sockets that one visitor's network may have open in this process. */
  maxSockets?: number;
  socketsPerMinute?: number;
}

/** Identities that only the shell server sets: the same headers from a browser are removed. */
interface Visitor {
  token: string | undefined;
  browserId?: string | undefined;
}

function withVisitor(headers: IncomingHttpHeaders, { token, browserId }: Visitor): IncomingHttpHeaders {
  const { cookie: _cookie, authorization: _authorization, ...others } = headers;
  const { [browserIdHeader]: _id, [shellSecretHeader]: _secret, ...rest } = others;
  return {
    ...rest,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(browserId ? { [browserIdHeader]: browserId } : {}),
  };
}

const connectionHeaders =
  'connection, expect, keep-alive, proxy-connection, te, trailer, transfer-encoding, upgrade';

/**
 * The headers of a request or an answer without the headers of its connection and without the headers that `Connection`
 * names (RFC 9110, 7.6.1): the connection to the visitor and the connection to the back end are separate. A visitor of
 * HTTP/1.0 would get no answer because of a `Trailer`. `Expect` was already answered here.
 */
function ownHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const dropped = `${connectionHeaders}, ${headers.connection ?? ''}`.toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
}

const codeRequests = new Set<string>([loginCalls.requestCode.path, profileCalls.editPhone.path]);

/** Whether the request is for an SMS code; it gives the browser an id. */
function asksForCode({ method, url }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  return method === 'POST' && codeRequests.has(path.endsWith('/') ? path : `${path}/`);
}

/** Makes the hook that answers 404 to every path that is not plain. */
const pathCheck =
  (isPlain: (url: string) => boolean) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (isPlain(request.url)) {
      done();
      return;
    }
    logRefusal(request, 'odd path');
    void reply.code(404).send({ message: '' });
  };
const refuseOddPath = pathCheck(isPlainPath);
const refuseOddFilePath = pathCheck(isPlainFilePath);

/**
 * Sends a call to the back end with exactly the announced length of body, even if a plugin changes the body. An answer
 * that ends before the body stops the sending too.
 */
const sendExactly: FastifyHttpProxyOptions['handler'] = (request, reply, destination, options) => {
  const { body, headers } = request;
  if (body instanceof Readable) {
    const exact = exactBody(body, Number(headers['content-length'] ?? 0));
    reply.raw.once('close', () => exact.destroy());
    request.body = exact;
  }
  return reply.from(destination, options);
};

const socketPath = '/socket.io';

/** Different from the time limit of a call: if both were equal, Node would give a reused connection no time limit. */
const idleConnectionMs = 60_000;

/** Proxies calls, pictures and the payment page to the back end, with the visitor's token in place of the cookie. */
export async function backEndProxy(app: FastifyInstance, options: BackEndOptions) {
  const { apiUrl, publicUrl, session, browserId, timeoutMs = 30_000 } = options;
  const { maxSockets = 200, socketsPerMinute = 600 } = options;
  const refuseForeignCall = foreignCallCheck(publicUrl);
  const checkCall = (request: FastifyRequest, reply: FastifyReply, done: () => void) =>
    refuseForeignCall(request, reply, () =>
      refuseOddPath(request, reply, () => {
        if (asksForCode(request)) browserId.ensure(request, reply);
        done();
      }),
    );
  const replyOptions: FastifyHttpProxyOptions['replyOptions'] = {
    rewriteRequestHeaders: (request, headers) => ({
      ...withVisitor(ownHeaders(headers), {
        token: session.read(request as FastifyRequest),
        browserId: browserId.read(request as FastifyRequest),
      }),
      'x-source': 'site',
      'x-forwarded-for': (request as FastifyRequest).ip,
      [requestIdHeader]: (request as FastifyRequest).id,
    }),
    rewriteHeaders: (headers) => withAnswerPolicy(ownHeaders(headers), { mayBePage: false }),
    // A back end that restarts cuts connections: a reading call is repeated once. Without a number, the proxy would
    // repeat a refused call (503) up to ten times instead.
    retriesCount: 1,
    onError(reply, { error }) {
      reply.log.warn(error, 'the back end did not answer');
      void reply.code(503).send({ message: '' });
    },
  };
  // An answer that the back end does not declare public may be personal.
  const personal = (mayBePage: boolean) => ({
    ...replyOptions,
    rewriteHeaders: (headers: IncomingHttpHeaders) => ({
      'cache-control': 'no-store',
      ...withAnswerPolicy(ownHeaders(headers), { mayBePage }),
    }),
  });
  const proxyOptions = {
    upstream: apiUrl,
    // Node's own client. undici 7, the default, ends the process when the back end closes a connection whose answer a
    // slow visitor has not read yet (nodejs/undici#5360; fixed for newer versions of Node only).
    http: {
      requestOptions: { timeout: timeoutMs, rejectUnauthorized: true },
      // Without a limit for idle connections, Node ignores the limit that the back end announces, and then a call may
      // use a connection that is just being closed.
      agentOptions: { timeout: idleConnectionMs },
    },
    // It would log the secret links of payments and calendars.
    disableRequestLogging: true,
    handler: sendExactly,
  };
  const rules = {
    '/api': { replyOptions: personal(false), preHandler: checkCall },
    '/storage': { replyOptions, preHandler: refuseOddFilePath },
    '/pay': { replyOptions: personal(true), preHandler: refuseOddPath },
  };
  for (const path of backEndPaths) {
    await app.register(async (scope) => {
      scope.addHook('onRequest', checkBody);
      await scope.register(httpProxy, {
        ...proxyOptions,
        ...rules[path],
        httpMethods: ['GET', 'HEAD', 'POST'],
        prefix: path,
        rewritePrefix: path,
      });
    });
  }
  // The proxy accepts `rewriteRequestHeaders`, but its types do not declare it. A variable, unlike a literal, may have
  // undeclared properties, as long as it has a declared property too.
  const socketOptions = {
    headers: {},
    rewriteRequestHeaders: (headers: IncomingHttpHeaders, { headers: sent }: IncomingMessage) => ({
      ...headers,
      ...withVisitor({}, { token: session.readHeader(sent.cookie) }),
    }),
  };
  await app.register(async (scope) => {
    scope.addHook('onRequest', checkBody);
    await scope.register(httpProxy, {
      ...proxyOptions,
      replyOptions,
      // Only an upgrade.
      httpMethods: ['GET'],
      preHandler: socketLimit(maxSockets),
      config: visitorLimit(socketsPerMinute),
      prefix: socketPath,
      rewritePrefix: socketPath,
      websocket: true,
      wsClientOptions: socketOptions,
      wsServerOptions: {
        // Browsers let a page of any site open a socket here, and send the cookie along.
        verifyClient: ({ origin, req }: { origin: string | undefined; req: IncomingMessage }) => {
          const isOwn = !origin || isOwnOrigin(origin, publicUrl);
          if (!isOwn) {
            app.writeRefusal(app.log, 'socket of another site', { reqId: requestIdOf(req.headers) });
          }
          return isOwn;
        },
      },
    });
  });
  closeUnknownUpgrades(app.server, socketPath, (headers) =>
    app.writeRefusal(app.log, 'socket of an unknown path', { reqId: requestIdOf(headers) }),
  );
}
