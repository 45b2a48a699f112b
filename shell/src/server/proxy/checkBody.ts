import { allCalls, maxBodyBytes, pathPattern } from '@storefront/api-contract/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logRefusal, type RefusalReason } from '../operation/logRefusal';

/** The calls that carry pictures, in either spelling of their path. */
const uploadRoutes = allCalls
  .filter(({ files }) => files)
  .map(({ path, files }) => ({ path: pathPattern(path), bytes: maxBodyBytes(files) }));

function maxBytesOf(url: string): number {
  const [path = ''] = url.split('?', 1);
  return uploadRoutes.find((route) => route.path.test(path))?.bytes ?? maxBodyBytes();
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * Refuses a body that the contract's call does not need, before any of it is sent on. A body must state its length:
 * browsers do so, and nothing else would mark its end. A compressed body is refused, because the back end does not
 * decompress it. The body of a reading call is refused, because no server has to read it: on the shared connections to
 * the back end the next visitor's request would begin with its bytes.
 */
export function checkBody(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { 'content-length': length = '0', 'transfer-encoding': chunked, ...others } = request.headers;
  const refuse = (reason: RefusalReason, status: number, message = '') => {
    logRefusal(request, reason);
    void reply.code(status).send({ message });
  };
  if (chunked !== undefined) refuse('body of no length', 411);
  else if (others['content-encoding'] !== undefined) refuse('compressed body', 415);
  else if (isReading(request) && length !== '0') refuse('body of a reading call', 400);
  else if (Number(length) > maxBytesOf(request.url))
    refuse('too large a body', 413, 'Слишком большой запрос');
  else done();
}
