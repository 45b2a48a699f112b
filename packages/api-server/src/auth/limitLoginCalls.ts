import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from '../apiError';
import type { Config } from '../config';
import { messages } from '../messages';
import { requesterOf } from './requester';

/**
 * Limits the calls that send codes and take guesses, by browser: a carrier puts thousands behind one address. A client
 * that makes up ids still has the limit of all calls of an address, and the limits of codes and guesses.
 */
export function limitLoginCalls(
  limited: FastifyInstance,
  { authRequestsPerMinute: max }: Pick<Config, 'authRequestsPerMinute'>,
): void {
  // The plugin's own hook would replace the limit of all calls: it runs only one limit per call.
  const check = limited.createRateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: (request) => `login:${requesterOf(request).browser}`,
  });
  // Runs after the limit of all calls, which is a hook of the route: made-up ids beyond that limit are not stored.
  limited.addHook('preParsing', async (request) => {
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded)
      throw tooManyRequests(messages.tooManyRequests, limit.ttlInSeconds);
  });
}
