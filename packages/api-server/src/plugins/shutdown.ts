import type { FastifyInstance } from 'fastify';
import type { Sockets } from './sockets';

/**
 * Makes `app.close()` disconnect the sockets. Responses during the shutdown close their connections, because the server
 * waits for open ones.
 */
export function addShutdown(app: FastifyInstance, sockets: Pick<Sockets, 'close'>): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    await sockets.close();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) void reply.header('connection', 'close');
  });
}
