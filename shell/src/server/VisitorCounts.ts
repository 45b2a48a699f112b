import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { createWindowCounts } from '@storefront/api-contract/server';

/**
 * How many requests each network has sent, for each limited route by itself. The plugin's own store goes by the clock of
 * the machine: when that is put back by a day, each network would keep what it has counted, and get 429 until tomorrow.
 */
export class VisitorCounts implements FastifyRateLimitStore {
  readonly #count = createWindowCounts();

  incr(network: string, send: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    send(null, this.#count(network, windowMs));
  }

  read(network: string, send: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    send(null, this.#count(network, windowMs, 0));
  }

  child(): VisitorCounts {
    return new VisitorCounts();
  }
}
