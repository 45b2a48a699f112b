import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remoteNames } from '@storefront/contracts';
import type { CanaryShare } from '../release/releaseLog';
import { type AppName, appNames, folderOf } from './appNames';
import { assertFitTogether } from './canRelease';
import { assertHasCanaries, type Registry } from './openRegistry';
import { readBuiltRemote, readBuiltShell, readBuiltSources } from './readBuilt';
import { RegistryError } from './RegistryError';
import type { Candidate } from './surroundings';

/** An app that was made live. */
export interface ReleasedApp {
  name: AppName;
  version: string;
  build: string;
  /** The share of the visitors, if the app became a canary. */
  canaryPercent?: number;
  isGuarded?: true;
}

/** The folder of a build in the workspace, or `folder`. @throws RegistryError when there is none. */
export function distOf(root: string, name: AppName, folder?: string): string {
  const dist = folder ? resolve(folder) : join(root, folderOf(name), 'dist');
  if (existsSync(dist)) return dist;
  if (folder) throw new RegistryError(`There is no build in ${dist}.`);
  throw new RegistryError(`${folderOf(name)} is not built. Run: pnpm turbo run build`);
}

/**
 * The build of an app in the workspace, or in `folder`.
 *
 * @throws RegistryError when the build is missing, belongs to another app, or differs from its record.
 */
export function builtCandidate(root: string, name: AppName, folder?: string): Candidate {
  const dist = distOf(root, name, folder);
  if (name === 'shell') return { name, record: readBuiltShell(dist), sources: readBuiltSources(dist) };
  const record = readBuiltRemote(dist);
  if (record.name !== name) throw new RegistryError(`${dist} has the build of mf-${record.name}.`);
  return { name, record, sources: readBuiltSources(dist) };
}

interface ReleaseOptions {
  /** The build that was compared with the others. */
  compared: string;
  folder?: string | undefined;
  canary?: CanaryShare | undefined;
}

/**
 * Stores the build of an app, in the workspace or in `folder`, and makes it live or a canary. Must run inside a change
 * of the registry: it detects only at the end that the app was built again meanwhile. @throws RegistryError
 */
export async function releaseBuilt(
  registry: Registry,
  root: string,
  name: AppName,
  { compared, folder, canary }: ReleaseOptions,
): Promise<ReleasedApp> {
  const dist = distOf(root, name, folder);
  if (canary) assertHasCanaries(name);
  const { build, version } =
    name === 'shell' ? await registry.releaseShell(dist) : await registry.release(dist, canary);
  if (build !== compared) {
    throw new RegistryError(
      `${folderOf(name)} was built again meanwhile, and nothing was released. Try again.`,
    );
  }
  return {
    name,
    version,
    build,
    ...(canary && { canaryPercent: canary.percent, ...(canary.guard && { isGuarded: true }) }),
  };
}

/** Releases all builds of the workspace. @throws RegistryError when they do not fit together. */
export async function releaseAllBuilt(registry: Registry, root: string): Promise<ReleasedApp[]> {
  const candidates = appNames.map((name) => builtCandidate(root, name));
  assertFitTogether(new Map(candidates.map((candidate) => [candidate.name, candidate])), root);
  const compared = new Map(candidates.map(({ name, record }) => [name, record.build]));
  // The builds were compared with each other only, and not with a canary.
  for (const name of remoteNames) {
    if ((await registry.channels(name)).canary) await registry.endCanary(name);
  }
  const released: ReleasedApp[] = [];
  for (const name of appNames) {
    released.push(await releaseBuilt(registry, root, name, { compared: compared.get(name) ?? '' }));
  }
  return released;
}
