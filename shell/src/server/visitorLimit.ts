import { networkOf } from '@storefront/api-contract/server';
import type { FastifyRequest } from 'fastify';
import { logRefusal } from './operation/logRefusal';

/** The options of a route that limits each network to `max` requests in a minute. */
export const visitorLimit = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: '1 minute',
    // They would be 90 of the 14,600 bytes in which a page should arrive. A refusal still sends `Retry-After`.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    onExceeded: (request: FastifyRequest) => logRefusal(request, 'too many requests'),
  },
});
