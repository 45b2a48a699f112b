import { networkOf } from '@storefront/api-contract/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logRefusal } from '../operation/logRefusal';

const isUpgrade = ({ headers: { connection, upgrade } }: FastifyRequest) =>
  upgrade !== undefined && /\bupgrade\b/i.test(connection ?? '');

/** Makes the hook that answers 429 to another socket of a network with `maxOpen` open sockets in this process. */
export function socketLimit(maxOpen: number) {
  const open = new Map<string, number>();

  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (!isUpgrade(request)) {
      done();
      return;
    }
    const network = networkOf(request.ip);
    const others = open.get(network) ?? 0;
    if (others >= maxOpen) {
      logRefusal(request, 'too many sockets');
      void reply.code(429).send({ message: '' });
      return;
    }
    open.set(network, others + 1);
    request.raw.socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    done();
  };
}
