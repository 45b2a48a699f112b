import type { FastifyInstance } from 'fastify';
import type { Sockets } from './sockets';

/**
 * `app.close()` refuses new calls, lets those that run come to their end, and tells the sockets to go. What is
 * answered meanwhile closes its connection: kept open, it would be waited for.
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
