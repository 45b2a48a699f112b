import type { BuildCounts } from './rollbackRule';

/** Subnets of one build; by then there is enough to decide by, and the memory stays small. */
const maxSubnets = 10_000;

/**
 * Counts the subnets that were served a build, and those of them on whose page it failed. A subnet counts once, whatever
 * its visitors do: neither a robot nor one visitor decides for all.
 */
export interface Tally {
  /** Returns whether this is the subnet's first page with the build, the one whose failures count. */
  addPage(subnet: string): boolean;
  addFailure(subnet: string): void;
  counts(): BuildCounts;
}

export function createTally(): Tally {
  const served = new Set<string>();
  const failed = new Set<string>();

  function addPage(subnet: string): boolean {
    if (served.has(subnet) || served.size >= maxSubnets) return false;
    served.add(subnet);
    return true;
  }

  return {
    addPage,
    addFailure(subnet) {
      // Another process may have served the page.
      addPage(subnet);
      if (served.has(subnet)) failed.add(subnet);
    },
    counts: () => ({ served: served.size, failed: failed.size }),
  };
}
