import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { createWindowCounts } from '@storefront/api-contract/server';
import type { Redis } from 'ioredis';

type Send = Parameters<FastifyRateLimitStore['incr']>[1];

/** Adds one, and starts the window with the first. Returns the count and the milliseconds that are left. */
const script = `
  local current = redis.call('INCR', KEYS[1])
  if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {current, redis.call('PTTL', KEYS[1])}
`;

/** The options of a route's limit; without a group, all calls are counted together. */
interface Limit {
  groupId?: string;
}

/**
 * Counts the calls of each network in Redis, over all processes. Without Redis, or while it is away, each process
 * counts by itself, so a network gets the limit once per process, but is still limited. Routes with a limit of their
 * own are counted apart, by the group of the limit.
 */
export function callCountsIn(redis: Pick<Redis, 'call'> | undefined): FastifyRateLimitStoreCtor {
  const countHere = createWindowCounts();
  return class CallCounts implements FastifyRateLimitStore {
    readonly #group: string;

    constructor({ groupId = 'all' }: Limit) {
      this.#group = groupId;
    }

    incr(network: string, send: Send, timeWindow: number): void {
      const key = `calls:${this.#group}:${network}`;
      if (!redis) {
        send(null, countHere(key, timeWindow));
        return;
      }
      redis.call('EVAL', script, 1, key, timeWindow).then(
        (counted) => {
          const [current, ttl] = counted as [number, number];
          send(null, { current, ttl });
        },
        () => send(null, countHere(key, timeWindow)),
      );
    }

    child(limit: Parameters<FastifyRateLimitStore['child']>[0] & Limit): FastifyRateLimitStore {
      return new CallCounts(limit);
    }
  };
}
