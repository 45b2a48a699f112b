import { tokenCookieName } from '@storefront/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const sevenDays = 7 * 24 * 60 * 60;

/** What no script and no form of another site gets. */
export const cookieAttributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

/**
 * The session between browser and shell server: `api_token` in a cookie that no script can read (spec §9: seven
 * days; architecture, Session).
 */
export function createSessionCookie(brandKey: string) {
  const name = tokenCookieName(brandKey);

  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[name] || undefined,
    write(request: FastifyRequest, reply: FastifyReply, token: string) {
      void reply.setCookie(name, token, { ...cookieAttributes(request), maxAge: sevenDays });
    },
    clear(request: FastifyRequest, reply: FastifyReply) {
      void reply.clearCookie(name, cookieAttributes(request));
    },
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;
