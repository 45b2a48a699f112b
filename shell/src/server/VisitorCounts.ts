import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { createWindowCounts } from '@storefront/api-contract/server';

/**
 * Counts the requests of each network, separately for each limited route. The plugin's own store uses the clock of the
 * machine: when that clock is put back by a day, each network would keep its count, and get 429 until tomorrow.
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
