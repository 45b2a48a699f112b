import type { Endpoint, PathParams } from '@storefront/api-contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  preValidationAsyncHookHandler,
} from 'fastify';
import type * as z from 'zod/mini';
import { customerOf, requireCustomer } from '../auth/identify';
import type { Customer } from '../auth/sessions';
import type { CachedResponse } from '../catalogue/responseCache';
import type { Shortcuts } from '../catalogue/shortcuts';
import type { Context } from '../context';

type Schema = z.ZodMiniType;
type Out<S> = S extends Schema ? z.output<S> : undefined;

interface Input<Path extends string, Query, Body> {
  query: Out<Query>;
  body: Out<Body>;
  params: Record<PathParams<Path>, string>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Call<
  Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
> = Endpoint<Path, Query, Body, Response>;

/** Serves one call of the contract: its schemas validate requests and strip responses. */
export function addCall<
  const Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
>(
  app: FastifyInstance,
  call: Call<Path, Query, Body, Response>,
  handle: (input: Input<Path, Query, Body>) => Promise<z.output<Response>>,
): void {
  route(app, call, [], (request, reply) => handle(toInput(request, reply)));
}

/** Serves a call for guests and customers alike. `user` is undefined for a guest; an invalid token is a 401. */
export function addVisitorCall<
  const Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
>(
  app: FastifyInstance,
  context: Context,
  call: Call<Path, Query, Body, Response>,
  handle: (
    input: Input<Path, Query, Body> & { user: Customer['user'] | undefined },
  ) => Promise<z.output<Response>>,
): void {
  route(app, call, [], async (request, reply) => {
    const customer = await customerOf(context, request);
    return handle({ ...toInput<Path, Query, Body>(request, reply), user: customer?.user });
  });
}

/** Serves a call for logged-in customers only: anyone else gets a 401 before validation. */
export function addCustomerCall<
  const Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
>(
  app: FastifyInstance,
  context: Context,
  call: Call<Path, Query, Body, Response>,
  handle: (input: Input<Path, Query, Body> & { customer: Customer }) => Promise<z.output<Response>>,
): void {
  const requireLogin: preValidationAsyncHookHandler = async (request) => {
    await requireCustomer(context, request);
  };
  route(app, call, [requireLogin], async (request, reply) =>
    handle({
      ...toInput<Path, Query, Body>(request, reply),
      customer: await requireCustomer(context, request),
    }),
  );
}

interface CachedAnswer<Response extends Schema> {
  key: string;
  load: () => Promise<z.output<Response>>;
  /** How long the server, and after it a browser, may keep the response; otherwise 10 and 5. */
  seconds?: number;
}

/**
 * Serves a call whose serialised response is cached in memory under `key`. With `shortcuts` a known url is answered
 * before its query is parsed.
 */
export function addCachedCall<
  const Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
>(
  app: FastifyInstance,
  context: Context,
  call: Call<Path, Query, Body, Response>,
  answer: (input: Input<Path, Query, Body>) => Promise<CachedAnswer<Response>>,
  shortcuts?: Shortcuts,
): void {
  const tryShortcut: onRequestHookHandler = (request, reply, done) => {
    const known = shortcuts?.find(request.url);
    if (known) sendAnswer(request, reply, known);
    else done();
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const { key, load, seconds } = await answer(toInput(request, reply));
    const whole = `${call.path} ${key}`;
    const made = await context.responses.get(whole, load, seconds);
    shortcuts?.learn(request.url, whole);
    return sendAnswer(request, reply, made, seconds);
  };
  // The limit's own hook runs after the hooks of the route: it would never count a call that is answered here.
  route(app, call, [], handler, shortcuts ? [app.rateLimit(), tryShortcut] : []);
}

/** Sends the cached bytes without running a schema again. */
function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: CachedResponse,
  maxAge = 5,
): FastifyReply {
  void reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${maxAge}`)
    .header('content-type', 'application/json; charset=utf-8');
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
}

function toInput<Path extends string, Query, Body>(
  request: FastifyRequest,
  reply: FastifyReply,
): Input<Path, Query, Body> {
  return {
    // Fastify has put the outputs of the call's own schemas here.
    query: request.query as Out<Query>,
    body: request.body as Out<Body>,
    params: request.params as Record<PathParams<Path>, string>,
    request,
    reply,
  };
}

function route(
  app: FastifyInstance,
  call: Endpoint,
  preValidation: preValidationAsyncHookHandler[],
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  onRequest: (onRequestHookHandler | onRequestAsyncHookHandler)[] = [],
): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    onRequest,
    preValidation,
    handler,
    config: { files: call.files },
    schema: {
      summary: call.summary,
      ...(call.encoding === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
      tags: [call.path.split('/')[call.path.startsWith('/api/app/') ? 3 : 2] ?? 'api'],
      ...(call.needsUser ? { security: [{ bearer: [] }] } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      response: { 200: call.response },
    },
  });
}
