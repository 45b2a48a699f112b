import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { type CookieSite, ownCookie } from './session';

/** Longer than a canary is meant to run. */
const thirtyDays = 30 * 24 * 60 * 60;

/**
 * Which of a hundred equal shares of the visitors a browser is in, so that it stays in a canary or out of it (decision
 * 0085). A hundred values do not identify a visitor.
 */
export function createBucketCookie(site: CookieSite) {
  const { name, attributes } = ownCookie('bucket', site);

  return {
    /** The share of this browser; a browser without one gets one at random. */
    ensure(request: FastifyRequest, reply: FastifyReply): number {
      const given = request.cookies[name] ?? '';
      if (/^\d{1,2}$/.test(given)) return Number(given);
      const bucket = randomInt(100);
      void reply.setCookie(name, String(bucket), { ...attributes, maxAge: thirtyDays });
      return bucket;
    },
  };
}

export type BucketCookie = ReturnType<typeof createBucketCookie>;
