import type { FastifyReply, FastifyRequest } from 'fastify';

const refusedOrigin = { message: 'Запрос пришел с другого сайта' };

/**
 * A write must come from this site's scripts: with `X-SOURCE`, which a form of another site cannot send, and from this
 * origin (architecture, Session).
 */
function isOwnWrite({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  // A sandboxed frame sends the origin `null`, which is not a URL.
  if (origin && !(URL.canParse(origin) && new URL(origin).host === host)) return false;
  return headers['x-source'] === 'site';
}

/** Answers 403 to a write from another site, before its body is read. */
export function refuseForeignWrite(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (request.method === 'GET' || request.method === 'HEAD' || isOwnWrite(request)) done();
  else void reply.code(403).send(refusedOrigin);
}
