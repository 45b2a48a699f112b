import { networkOf } from '@storefront/api-contract/server';
import type { BuildCounts } from './rollbackRule';

/**
 * The subnet by which distinct visitors are counted: a /24 of IPv4, a /48 of IPv6. It is wider than the network that
 * limits calls, because a tenant of one server gets thousands of such networks.
 */
export function subnetOf(address: string): string {
  const network = networkOf(address);
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
}

/** The most subnets that are counted for a build: enough for a decision, and the memory stays small. */
export const maxSubnets = 10_000;

/**
 * Counts the subnets that were served a build, and the subnets on whose page it failed. A subnet counts once, so
 * neither a robot nor a single visitor decides for all.
 */
export function createTally() {
  const served = new Set<string>();
  const failed = new Set<string>();

  /** Returns whether this is the subnet's first page with the build: only its failures count. */
  function addPage(subnet: string): boolean {
    if (served.has(subnet) || served.size >= maxSubnets) return false;
    served.add(subnet);
    return true;
  }

  return {
    addPage,
    addFailure(subnet: string): void {
      // Another process may have served the page.
      addPage(subnet);
      if (served.has(subnet)) failed.add(subnet);
    },
    counts: (): BuildCounts => ({ served: served.size, failed: failed.size }),
  };
}

export type Tally = ReturnType<typeof createTally>;
