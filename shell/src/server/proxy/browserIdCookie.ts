import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { type CookieSite, ownCookie } from '../session';

const oneHour = 60 * 60;

/**
 * A random id of the browser during a login: a code is bound to the browser that requested it (decision 0044).
 * It lasts an hour, longer than a code is valid.
 */
export function createBrowserIdCookie(site: CookieSite) {
  const { name, attributes } = ownCookie('browser_id', site);
  const read = (request: FastifyRequest): string | undefined => {
    const id = request.cookies[name];
    return id && /^[\w-]{22}$/.test(id) ? id : undefined;
  };

  return {
    read,
    /** Gives the browser an id, or keeps the one it has for another hour. `read` finds it from now on. */
    ensure(request: FastifyRequest, reply: FastifyReply) {
      const id = read(request) ?? randomBytes(16).toString('base64url');
      request.cookies[name] = id;
      void reply.setCookie(name, id, { ...attributes, maxAge: oneHour });
    },
  };
}

export type BrowserIdCookie = ReturnType<typeof createBrowserIdCookie>;
