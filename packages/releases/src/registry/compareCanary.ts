import {
  comparisonText,
  metricsAddresses,
  readCounts,
  readShellMetrics,
  worseFigures,
  worseText,
} from '../compare';
import { type AppName, folderOf } from './appNames';
import type { Registry } from './openRegistry';
import { RegistryError } from './RegistryError';

const addressesOfShells = () => metricsAddresses(process.env['SHELL_METRICS']);

const readMetrics = (address: string) =>
  readShellMetrics(address).catch((cause: Error) => {
    throw new RegistryError(cause.message, { cause });
  });

/** What the visitors of a canary and of the live build beside it have had. @throws RegistryError without a canary. */
async function compare(registry: Registry, name: AppName) {
  const { stable = '', canary } = await registry.channels(name);
  if (!canary) throw new RegistryError(`${folderOf(name)} has no canary to compare.`);
  const texts = await Promise.all(addressesOfShells().map(readMetrics));
  const countsOf = (role: 'canary' | 'live', build: string) =>
    readCounts(texts, { remote: name, role, build });
  return {
    canary: { ...canary, counts: countsOf('canary', canary.build) },
    live: { build: stable, counts: countsOf('live', stable) },
  };
}

/** The answer of `pnpm releases mf-<name> --compare`. @throws RegistryError also when a shell does not answer. */
export async function compareCanary(registry: Registry, name: AppName) {
  if (addressesOfShells().length === 0) {
    throw new RegistryError(
      'SHELL_METRICS is missing: the addresses of the metrics of all shells, separated by commas.',
    );
  }
  const { canary, live } = await compare(registry, name);
  const head = `${folderOf(name)}: the canary ${canary.build} for ${canary.percent} % of the visitors, and ${live.build} for the others`;
  return {
    text: `${head}\n${comparisonText(canary.counts, live.counts)}`,
    data: { name, canary, live, worse: worseFigures(canary.counts, live.counts) },
  };
}

/**
 * A warning for whoever gives a canary to all visitors, for each figure in which it is worse beyond doubt; none or that it could
 * not be compared; none if the build is no canary, or no shell is named.
 */
export async function canaryWarnings(registry: Registry, name: AppName, build: string): Promise<string[]> {
  const isCanary = (await registry.channels(name)).canary?.build === build;
  if (!isCanary || addressesOfShells().length === 0) return [];
  try {
    const { canary, live } = await compare(registry, name);
    return worseFigures(canary.counts, live.counts).map(
      (figure) => `Warning: ${worseText(figure, canary.counts[figure], live.counts[figure])}.`,
    );
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return [`Warning: the canary could not be compared. ${error.message}`];
  }
}
