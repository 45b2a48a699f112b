import type { FastifyError, FastifyInstance } from 'fastify';

const messages = {
  notFound: 'Такой страницы не существует',
  tooMany: 'Слишком много запросов. Попробуйте через минуту',
  badRequest: 'Неверный запрос',
};

function textOf(status: number): string {
  if (status >= 500) return '';
  return status === 429 ? messages.tooMany : messages.badRequest;
}

/**
 * Errors outside of pages have the body of readings 15. With an empty message the caller shows its own text (spec §8).
 */
export function addErrorHandlers(app: FastifyInstance): void {
  // A cache may keep a 404 without this header: the address may belong to a file of the next release, or to a
  // customer's data.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400 && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: messages.notFound }));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ message: textOf(status) });
  });
}
