import type { FastifyReply, FastifyRequest } from 'fastify';

const refusedOrigin = { message: 'Запрос пришел с другого сайта' };

/**
 * A call that changes something must come from this site's scripts: with `X-SOURCE`, which no foreign form can
 * send, and from this origin (architecture, Session).
 */
function isOwnWrite({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  // A sandboxed frame calls itself `null`, which is no address.
  if (origin && !(URL.canParse(origin) && new URL(origin).host === host)) return false;
  return headers['x-source'] === 'site';
}

/** Answers 403 to a foreign write, before anything of it is read. */
export function refuseForeignWrite(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (request.method === 'GET' || request.method === 'HEAD' || isOwnWrite(request)) done();
  else void reply.code(403).send(refusedOrigin);
}
