import { browserIdHeader, networkOf } from '@storefront/api-contract/server';
import type { FastifyRequest } from 'fastify';
import { hashToken } from './secrets';

/** The client that requests or enters a code. */
export interface Requester {
  /**
   * A browser by the id that the shell server gave it. A client that sends none, such as a mobile app, counts as its
   * network. The id needs no proof: no code was requested under a made-up id (decision 0044).
   */
  browser: string;
  /** An IPv4 address, or the /64 that an IPv6 customer owns. */
  network: string;
  /** The /24 or the /48 around it. */
  widerNetwork: string;
}

export function requesterOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Requester {
  const network = networkOf(ip);
  const id = headers[browserIdHeader];
  const hasId = typeof id === 'string' && /^[\w-]{16,100}$/.test(id);
  const widerNetwork = network.replace(/[.:][^.:]*$/, '');
  return { network, widerNetwork, browser: hasId ? hashToken(id) : `network:${network}` };
}
