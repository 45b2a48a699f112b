import type { FastifyReply, FastifyRequest } from 'fastify';
import { logRefusal } from '../operation/logRefusal';

const refusedOrigin = { message: 'Запрос пришел с другого сайта' };

/**
 * Whether the header `Origin` names this site, which customers reach at `publicUrl`. The header `Host` is not used,
 * because a visitor can forge it. A sandboxed frame sends the origin `null`, which is not a URL.
 */
export const isOwnOrigin = (origin: string, publicUrl: string): boolean =>
  URL.canParse(origin) && new URL(origin).origin === new URL(publicUrl).origin;

/** A booking's calendar file, which a link opens (decision 0049). Its address is a secret. */
const isCalendarLink = ({ method, url }: FastifyRequest) =>
  method === 'GET' && /^\/api\/reservations\/[\da-f-]{36}\.ics$/.test(url);

/**
 * Makes the hook that answers 403 to a call that another site caused, before its body is read. A call comes from this
 * site's scripts: with `X-SOURCE`, which neither a form nor a link of another site can send, and from this origin where
 * the browser names one (architecture, Session).
 */
export function foreignCallCheck(publicUrl: string) {
  const isOwnCall = ({ headers: { origin, 'x-source': source } }: FastifyRequest) =>
    source === 'site' && (!origin || isOwnOrigin(origin, publicUrl));

  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (isOwnCall(request) || isCalendarLink(request)) done();
    else {
      logRefusal(request, 'call of another site');
      void reply.code(403).send(refusedOrigin);
    }
  };
}
