import type { FastifyInstance } from 'fastify';

/** Headers of every response. A site that customers reach over https is reached in no other way. */
export function addSecurityHeaders(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
    if (isSecure) void reply.header('strict-transport-security', 'max-age=31536000');
  });
}
