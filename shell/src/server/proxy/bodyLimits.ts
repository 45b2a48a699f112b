import { allCalls, maxBodyBytes, pathPattern } from '@storefront/api-contract/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logRefusal } from '../operation/logRefusal';

/** The calls that carry pictures, in either spelling of their path. */
const uploadRoutes = allCalls
  .filter(({ files }) => files)
  .map(({ path, files }) => ({ path: pathPattern(path), bytes: maxBodyBytes(files) }));

function maxBytesOf(url: string): number {
  const [path = ''] = url.split('?', 1);
  return uploadRoutes.find((route) => route.path.test(path))?.bytes ?? maxBodyBytes();
}

/**
 * Refuses a body that the contract's call does not need before any of it is sent on. Only a body of a stated length is
 * taken: browsers state it, and nothing else would end one.
 */
export function checkBodyLength(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding !== undefined) {
    logRefusal(request, 'body of no length');
    void reply.code(411).send({ message: '' });
  } else if (Number(length ?? 0) > maxBytesOf(request.url)) {
    logRefusal(request, 'too large a body');
    void reply.code(413).send({ message: 'Слишком большой запрос' });
  } else done();
}
