import type { BuildCounts } from './rollbackRule';

/** What one network adds at most: neither a robot that loads every page nor one visitor decides for all. */
const perNetwork = 3;

/** Networks of one build; by then there is enough to decide by, and the memory stays small. */
const maxNetworks = 10_000;

/** Counts the pages and the failures of one build. */
export interface Tally {
  addPage(network: string): void;
  addFailure(network: string): void;
  counts(): BuildCounts;
}

export function createTally(): Tally {
  const networks = new Map<string, { pages: number; failures: number }>();
  const total: BuildCounts = { pages: 0, failures: 0, networks: 0 };

  function add(network: string, what: 'pages' | 'failures') {
    const own = networks.get(network) ?? { pages: 0, failures: 0 };
    if (own[what] >= perNetwork || (!networks.has(network) && networks.size >= maxNetworks)) return;
    networks.set(network, own);
    own[what] += 1;
    total[what] += 1;
    if (what === 'failures' && own.failures === 1) total.networks += 1;
  }

  return {
    addPage: (network) => add(network, 'pages'),
    addFailure: (network) => add(network, 'failures'),
    counts: () => ({ ...total }),
  };
}
