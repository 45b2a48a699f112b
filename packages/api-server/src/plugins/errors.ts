import type { ErrorBody } from '@storefront/api-contract';
import { answerUnreadable, firstPerMinute } from '@storefront/api-contract/server';
import { pageBuildsOf } from '@storefront/api-contract/page-builds';
import type { FastifyError, FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { ApiError } from '../apiError';
import { messages } from '../messages';
import { errorKind } from './errorKind';

const refusedFields = new WeakMap<FastifyRequest, string[]>();

/**
 * The fields for which a call was a 422, without their values; empty where a rule refused the call as a whole.
 * Undefined for other calls.
 */
export const refusedFieldsOf = (request: FastifyRequest): string[] | undefined => refusedFields.get(request);

/** Leaves out names that are unlike names of the contract: a name that a stranger made up may contain a value. */
function noteFields(request: FastifyRequest, { errors = {} }: ErrorBody): void {
  const names = Object.keys(errors).map((path) => path.split('.')[0] ?? '');
  refusedFields.set(
    request,
    [...new Set(names)].filter((name) => /^[a-z_]{1,40}$/i.test(name)),
  );
}

/**
 * Sends every error as the Russian body of readings 15. Only unexpected errors are logged as errors: the first of each
 * kind in a minute, with the number of suppressed errors since the line before. While the database is away, every call
 * fails alike; the line of each answered call names the call.
 */
export function addErrors(app: FastifyInstance, now?: () => number): void {
  const suppressedBefore = firstPerMinute(now);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: messages.notFound }));
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) {
      if (error.body.seconds) void reply.header('retry-after', error.body.seconds);
      if (error.statusCode === 422) noteFields(request, error.body);
      return reply.code(error.statusCode).send(error.body);
    }
    if (error.validation) {
      const body = fieldErrors(error.validation);
      noteFields(request, body);
      return reply.code(422).send(body);
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: textOf(status) });
    const suppressed = suppressedBefore(errorKind(error, request.routeOptions.url));
    if (suppressed !== undefined) {
      const builds = pageBuildsOf(request.headers);
      request.log.error({ err: error, builds, suppressed }, 'a request failed');
    }
    return reply.code(500).send({ message: messages.serverDown });
  });
}

/** Answers broken HTTP, too many headers, and requests that arrive too slowly. */
export const unreadableHandler = answerUnreadable({
  headers: { 'content-type': 'application/json; charset=utf-8' },
  bodyOf: (status) => JSON.stringify({ message: textOf(status) }),
});

function textOf(status: number): string {
  if (status === 408) return messages.tooSlow;
  if (status === 413 || status === 431) return messages.tooLarge;
  if (status === 429) return messages.tooManyRequests;
  if (status === 404) return messages.notFound;
  return messages.badRequest;
}

function fieldErrors(issues: FastifySchemaValidationError[]): ErrorBody {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.instancePath.slice(1).replaceAll('/', '.') || 'body';
    // Without a text in the contract, zod's message is English.
    const text = /[а-я]/i.test(issue.message ?? '') ? (issue.message ?? '') : messages.badRequest;
    errors[field] = [...(errors[field] ?? []), text];
  }
  return { message: Object.values(errors)[0]?.[0] ?? messages.checkFields, errors };
}
