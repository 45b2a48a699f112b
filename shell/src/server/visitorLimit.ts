import { networkOf } from '@storefront/api-contract/server';
import type { FastifyRequest } from 'fastify';
import { logRefusal } from './operation/logRefusal';

/** What a route needs for its own limit by visitor: so many requests of one network in a minute. */
export const visitorLimit = (max: number) => ({
  rateLimit: {
    max,
    timeWindow: '1 minute',
    // They would be 90 of the 14,600 bytes in which a page should arrive. `Retry-After` is sent to who is refused.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    onExceeded: (request: FastifyRequest) => logRefusal(request, 'too many requests'),
  },
});
