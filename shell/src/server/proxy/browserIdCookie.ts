import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { cookieAttributes } from '../session';

const oneHour = 60 * 60;

/**
 * A random id of the browser during a login: a code is bound to the browser that requested it (decision 0044).
 * No script can read it, and over https no sub-domain can set it. It lasts an hour, longer than a code is valid.
 */
export function createBrowserIdCookie({ brandKey, isSecure }: { brandKey: string; isSecure: boolean }) {
  const name = `${isSecure ? '__Host-' : ''}_browser_id.${brandKey}`;
  const attributes = { ...cookieAttributes({ isSecure }), maxAge: oneHour };
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
      void reply.setCookie(name, id, attributes);
    },
  };
}

export type BrowserIdCookie = ReturnType<typeof createBrowserIdCookie>;
