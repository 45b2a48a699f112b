import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const sevenDays = 7 * 24 * 60 * 60;

/** Whether a text can be sent as a header. Tokens of some back ends have signs beyond those of RFC 6750 (`12|Ab…`). */
export const isToken = (value: string): boolean => /^[\x21-\x7e]+$/.test(value);

export interface CookieSite {
  brandKey: string;
  /** Customers reach the site over https; TLS may end at a proxy in front. */
  isSecure: boolean;
}

/**
 * Name and attributes of a cookie that no script can read and no form of another site sends. Over https no sub-domain
 * and no page over http can set it.
 */
export const ownCookie = (name: string, { brandKey, isSecure }: CookieSite) => ({
  name: `${isSecure ? '__Host-' : ''}_${name}.${brandKey}`,
  attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const,
});

/**
 * The session between browser and shell server: `api_token` in a cookie that no script can read (spec §9: seven days).
 */
export function createSessionCookie(site: CookieSite) {
  const { name, attributes } = ownCookie('token.local', site);
  const tokenIn = (cookies: Partial<Record<string, string>>): string | undefined => {
    const value = cookies[name];
    return value && isToken(value) ? value : undefined;
  };

  return {
    read: (request: FastifyRequest): string | undefined => tokenIn(request.cookies),
    /** Reads the header `Cookie` of a request that Fastify has not parsed. */
    readHeader: (header: string | undefined): string | undefined => tokenIn(cookie.parse(header ?? '')),
    /** Whether the cookie is set, but is not a valid token. */
    isMalformed: (request: FastifyRequest): boolean =>
      request.cookies[name] !== undefined && tokenIn(request.cookies) === undefined,
    write(reply: FastifyReply, token: string) {
      void reply.setCookie(name, token, { ...attributes, maxAge: sevenDays });
    },
    clear(reply: FastifyReply) {
      void reply.clearCookie(name, attributes);
    },
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;
