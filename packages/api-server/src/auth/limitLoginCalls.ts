import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from '../apiError';
import type { Config } from '../config';
import { messages } from '../messages';
import { requesterOf } from './requester';

/**
 * Limits the calls that send codes and take guesses, by browser: a carrier puts thousands behind one address. Whoever
 * makes ids up is still held by the limit of all calls of an address, and by those of codes and guesses.
 */
export function limitLoginCalls(
  limited: FastifyInstance,
  { authRequestsPerMinute: max }: Pick<Config, 'authRequestsPerMinute'>,
): void {
  // The plugin's own hook would take the place of the limit of all calls: it runs one limit for a call.
  const check = limited.createRateLimit({
    max,
    timeWindow: '1 minute',
    keyGenerator: (request) => `login:${requesterOf(request).browser}`,
  });
  // After the limit of all calls, which is a hook of the route: ids that are made up beyond it are not kept.
  limited.addHook('preParsing', async (request) => {
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded)
      throw tooManyRequests(messages.tooManyRequests, limit.ttlInSeconds);
  });
}
