import type { AppName } from './appNames';
import { assertFitsByNames } from './canRelease';
import type { Registry } from './openRegistry';

/** The builds that visitors get after a rollback. */
export interface RolledBack {
  /** The live build; undefined only while nothing is live beside a canary that has ended. */
  build: string | undefined;
  /** The canary that has ended; the live build stays. */
  ended?: string;
}

/**
 * Checks the way out of a bad release, by default to the previous build. The build is compared with the builds that
 * visitors get, not with builds that could come back.
 *
 * @throws RegistryError when there is no previous build, or it does not fit.
 */
export async function assertCanGoBack(registry: Registry, name: AppName, build?: string): Promise<void> {
  const record = await registry.record(name, build ?? (await registry.previous(name)));
  await assertFitsByNames(registry, { name, record, sources: undefined });
}

async function endCanary(registry: Registry, name: AppName, automatic?: string): Promise<RolledBack> {
  const ended = await registry.endCanary(name, automatic);
  return { ended, build: (await registry.channels(name)).stable };
}

async function goBack(registry: Registry, name: AppName, automatic?: string): Promise<RolledBack> {
  await assertCanGoBack(registry, name);
  return { build: await registry.rollback(name, automatic) };
}

/** Ends the canary of an app; without one, makes the previous live build live again. @throws RegistryError */
export function rollBack(registry: Registry, name: AppName): Promise<RolledBack> {
  return registry.change(async () =>
    (await registry.channels(name)).canary ? endCanary(registry, name) : goBack(registry, name),
  );
}

/** A build that fails for visitors, and the time at which it became live. */
export interface FailingBuild {
  build: string;
  since: string;
}

/**
 * Rolls back a failing build: a canary ends; a live build is replaced by the previous one. Undefined when the build is
 * no longer live or a canary, or was made live again meanwhile: another server or a person was faster.
 *
 * @throws RegistryError when the app is pinned, or the previous build does not fit.
 */
export function rollBackFailing(
  registry: Registry,
  name: AppName,
  { build, since }: FailingBuild,
  automatic: string,
): Promise<RolledBack | undefined> {
  return registry.change(async () => {
    const { canary, stable, since: stableSince } = await registry.channels(name);
    if (canary?.build === build && canary.since === since) return endCanary(registry, name, automatic);
    if (stable === build && stableSince === since) return goBack(registry, name, automatic);
    return undefined;
  });
}
