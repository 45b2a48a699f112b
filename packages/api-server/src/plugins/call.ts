import type { Endpoint, PathParams } from '@storefront/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import type * as z from 'zod/mini';
import { requireCustomer } from '../auth/identify';
import type { Customer } from '../auth/sessions';
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

/** Serves one call of the contract: its schemas validate what comes in and strip what goes out. */
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

/** The same for calls that only a logged-in customer may make: anyone else gets a 401 before validation. */
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
  const mustBeCustomer: preValidationAsyncHookHandler = async (request) => {
    await requireCustomer(context, request);
  };
  route(app, call, [mustBeCustomer], async (request, reply) =>
    handle({
      ...toInput<Path, Query, Body>(request, reply),
      customer: await requireCustomer(context, request),
    }),
  );
}

/** A call whose serialised answer is kept in memory; `key` tells the answers apart. */
export function addCachedCall<
  const Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
>(
  app: FastifyInstance,
  context: Context,
  call: Call<Path, Query, Body, Response>,
  answer: (
    input: Input<Path, Query, Body>,
  ) => Promise<{ key: string; load: () => Promise<z.output<Response>> }>,
): void {
  route(app, call, [], async (request, reply) => {
    const { key, load } = await answer(toInput(request, reply));
    const { body, etag } = await context.answers.get(`${call.path} ${key}`, load);
    void reply.header('etag', etag).header('cache-control', 'public, max-age=10').type('application/json');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    // A text goes out as it is: no schema runs over it again.
    return reply.send(body);
  });
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
): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    preValidation,
    handler,
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[call.path.startsWith('/api/app/') ? 3 : 2] ?? 'api'],
      ...(call.needsUser ? { security: [{ bearer: [] }] } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      response: { 200: call.response },
    },
  });
}
