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

/** Makes a hook that answers 403 to a call that another site caused, before its body is read. */
const refuseUnless =
  (isOwnCall: (request: FastifyRequest) => boolean) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (isOwnCall(request)) done();
    else {
      logRefusal(request, 'call of another site');
      void reply.code(403).send(refusedOrigin);
    }
  };

/**
 * The hook for calls. A call comes from this site's scripts: with `X-SOURCE`, which neither a form nor a link of another
 * site can send, and from this origin where the browser names one.
 */
export const foreignCallCheck = (publicUrl: string) =>
  refuseUnless((request) => {
    const { origin, 'x-source': source } = request.headers;
    const isOwnCall = source === 'site' && (!origin || isOwnOrigin(origin, publicUrl));
    return isOwnCall || isCalendarLink(request);
  });

/** The hook for beacons, which send no header of ours. Browsers name the origin of every beacon. */
export const foreignBeaconCheck = (publicUrl: string) =>
  refuseUnless(({ headers: { origin = '' } }) => isOwnOrigin(origin, publicUrl));
