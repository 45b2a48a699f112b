import type { FastifyReply, FastifyRequest } from 'fastify';
import { logRefusal } from '../operation/logRefusal';

const refusedOrigin = { message: 'Запрос пришел с другого сайта' };

/**
 * Whether the header `Origin` names this site: the host of the request, or that of `publicUrl`, because a proxy in front
 * may send another host. A sandboxed frame sends `null`, which is not a URL.
 */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  return [host, new URL(publicUrl).host].includes(new URL(origin).host);
}

/** A booking's calendar file, which a link opens (decision 0049). Its address is a secret. */
const isCalendarLink = ({ method, url }: FastifyRequest) =>
  method === 'GET' && /^\/api\/reservations\/[\da-f-]{36}\.ics$/.test(url);

/**
 * Makes the hook that answers 403 to a call that another site caused, before its body is read. A call comes from this
 * site's scripts: with `X-SOURCE`, which neither a form nor a link of another site can send, and from this origin where
 * the browser names one (architecture, Session).
 */
export function foreignCallCheck(publicUrl: string) {
  const isOwnCall = ({ headers: { origin, 'x-source': source }, host }: FastifyRequest) =>
    source === 'site' && (!origin || isOwnOrigin(origin, host, publicUrl));

  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (isOwnCall(request) || isCalendarLink(request)) done();
    else {
      logRefusal(request, 'call of another site');
      void reply.code(403).send(refusedOrigin);
    }
  };
}
