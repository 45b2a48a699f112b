import { timingSafeEqual } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { networkOf, shellSecretHeader } from '@storefront/api-contract/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { tooManyRequests } from '../apiError';
import { hashToken } from '../auth/secrets';
import { messages } from '../messages';
import { callCountsIn } from './callCounts';

/** Headers, origins and how often one network may call: with Redis, all processes count together. */
export async function addSecurity(
  app: FastifyInstance,
  { config, redis }: Pick<Context, 'config' | 'redis'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The shell, and nginx before it, send this header for the site: only they know whether its sub-domains have TLS
    // (decision 0069).
    strictTransportSecurity: false,
    // Pictures are shown on the storefront's pages, whatever their origin.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  if (config.corsOrigins.length > 0) await app.register(cors, { origin: config.corsOrigins });
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    // A shell renders pages for the whole chain, and limits its visitors itself.
    allowList: ({ headers }) => isShell(headers[shellSecretHeader], config),
    store: callCountsIn(redis),
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests(messages.tooManyRequests, Math.ceil(ttl / 1000)),
  });
  // The plugin itself limits routes only: a stranger could try paths without end.
  const limit = app.rateLimit();
  app.addHook('onRequest', async function limitUnknownPaths(request, reply) {
    if (request.is404) await limit.call(this, request, reply);
  });
}

/** Compares hashes, which have one length, so that the time of the comparison reveals nothing. */
function isShell(given: string | string[] | undefined, { shellSecret }: Context['config']): boolean {
  if (!shellSecret || typeof given !== 'string') return false;
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(shellSecret)));
}
