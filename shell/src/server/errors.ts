import type { FastifyError, FastifyInstance } from 'fastify';

/** What is no page fails with the body of readings 15. An empty message leaves the words to the caller (spec §8). */
export function addErrors(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'Такой страницы не существует' }),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return reply.code(status).send({ message: status >= 500 ? '' : 'Неверный запрос' });
  });
}
