import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { callerOf } from '../auth/identify';
import { refusedFieldsOf } from './errors';
import { refusalOf } from './refusals';

/**
 * Logs without phones, codes or tokens: no query, no body, no headers; payment links, shared orders, calendar files and
 * pictures by their pattern.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: ({ method, url, id }) => ({ method, url: redactUrl(url), id }),
      res: ({ statusCode }) => ({ statusCode }),
      err: describeError,
      // The form parser logs all headers at `trace`.
      busboyOptions: () => undefined,
    },
  };
}

/**
 * Logs one line for each answered call, with its customer and the fields that made it a 422. `addRefusals` logs refused
 * calls: a stranger can cause thousands. A call is known to be refused only when it is answered, so the line about an
 * incoming call is for debugging.
 */
export class CallLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const [userId, refusedFields] = [callerOf(request), refusedFieldsOf(request)];
    const line = { req: request, res: reply, responseTime: reply.elapsedTime, userId, refusedFields };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else if (!refusalOf(reply.statusCode)) reply.log.info(line, 'request completed');
  }
}

export function redactUrl(url: string): string {
  return (url.split('?')[0] ?? '').replace(
    /^\/(pay|storage\/uploads|api\/orders\/shared|api\/reservations)\/[^/]+/,
    '/$1/…',
  );
}

interface Described {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/**
 * An error without the values that caused it: the database quotes them in details, and a failed query in its
 * parameters.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ')).trim();
  return {
    type: error.constructor.name,
    message: redactValues(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: frames ?? '',
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

/** Digits that may be a phone or a code go as well: `invalid input syntax for type integer: "79…"`. */
function redactValues(message: string): string {
  return (message.split(/\n\s*params:/)[0] ?? '').replaceAll(/\d{5,}/g, '…');
}
