import type { Socket } from 'node:net';
import type { ErrorBody } from '@storefront/api-contract';
import type { FastifyError, FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { Failure } from '../failure';
import { messages } from '../messages';

/** Every failure leaves as the Russian body of readings 15; only what nobody foresaw is logged as an error. */
export function addErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: messages.notFound }));
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    if (error instanceof Failure) {
      if (error.body.seconds) void reply.header('retry-after', error.body.seconds);
      return reply.code(error.statusCode).send(error.body);
    }
    if (error.validation) return reply.code(422).send(fieldErrors(error.validation));
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: textOf(status) });
    request.log.error({ err: error }, 'a call failed');
    return reply.code(500).send({ message: messages.serverDown });
  });
}

/** What never became a call: broken HTTP, or a body that took too long. Ends the connection. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const body = JSON.stringify({ message: isSlow ? messages.tooSlow : messages.badRequest });
  const head = [
    `HTTP/1.1 ${isSlow ? '408 Request Timeout' : '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

function textOf(status: number): string {
  if (status === 413) return messages.tooLarge;
  if (status === 429) return messages.tooMany;
  if (status === 404) return messages.notFound;
  return messages.badRequest;
}

function fieldErrors(issues: FastifySchemaValidationError[]): ErrorBody {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.instancePath.slice(1).replaceAll('/', '.') || 'body';
    // Types that the contract did not foresee come with zod's own English words.
    const text = /[а-я]/i.test(issue.message ?? '') ? (issue.message ?? '') : messages.badRequest;
    errors[field] = [...(errors[field] ?? []), text];
  }
  return { message: Object.values(errors)[0]?.[0] ?? messages.checkFields, errors };
}
