import type { BuildCounts } from './rollbackRule';

/** What one subnet adds at most: neither a robot that loads every page nor one visitor decides for all. */
const perSubnet = 3;

/** Subnets of one build; by then there is enough to decide by, and the memory stays small. */
const maxSubnets = 10_000;

/** Counts the pages and the failures of one build. */
export interface Tally {
  addPage(subnet: string): void;
  addFailure(subnet: string): void;
  counts(): BuildCounts;
}

export function createTally(): Tally {
  const subnets = new Map<string, { pages: number; failures: number }>();
  const total: BuildCounts = { pages: 0, failures: 0, subnets: 0 };

  function add(subnet: string, what: 'pages' | 'failures') {
    const own = subnets.get(subnet) ?? { pages: 0, failures: 0 };
    if (own[what] >= perSubnet || (!subnets.has(subnet) && subnets.size >= maxSubnets)) return;
    subnets.set(subnet, own);
    own[what] += 1;
    total[what] += 1;
    if (what === 'failures' && own.failures === 1) total.subnets += 1;
  }

  return {
    addPage: (subnet) => add(subnet, 'pages'),
    addFailure: (subnet) => add(subnet, 'failures'),
    counts: () => ({ ...total }),
  };
}
