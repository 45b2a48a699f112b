import type { Canary } from '../release/releaseLog';
import type { AppName } from './appNames';
import type { RegistryState } from './openState';
import { RegistryError } from './RegistryError';

/** @throws RegistryError for the shell. */
export function assertHasCanaries(name: AppName): void {
  if (name === 'shell') throw new RegistryError('The shell has no canary: the registry does not deploy it.');
}

/** The canary that goes on when a build becomes live for all visitors; empty if that build was the canary. */
export const canaryBeside = (stable: string, canary: Canary | undefined): { canary?: Canary } =>
  canary && canary.build !== stable ? { canary } : {};

/** The changes of a canary. `assertFree` throws while the app is pinned. */
export function canaries(
  { channels, change, set }: RegistryState,
  assertFree: (name: AppName) => Promise<void>,
) {
  const assertPossible = async (name: AppName, build: string) => {
    assertHasCanaries(name);
    const { stable } = await channels(name);
    if (!stable) throw new RegistryError(`${name} has no live build beside a canary. Leave out --channel.`);
    if (stable === build) throw new RegistryError(`${name} ${build} is live for all visitors already.`);
    await assertFree(name);
  };

  return {
    /** @throws RegistryError when the build cannot be a canary at present. */
    assertPossible,
    make: (name: AppName, build: string, percent: number) =>
      change(async () => {
        await assertPossible(name, build);
        const { canary, ...others } = await channels(name);
        if (canary?.build === build && canary.percent === percent) return;
        const since = new Date().toISOString();
        set(
          { app: name, action: 'canary', build, percent },
          { ...others, canary: { build, percent, since } },
        );
      }),
    /** Returns the build that was the canary. @throws RegistryError without one. */
    end: (name: AppName, automatic?: string) =>
      change(async () => {
        const { canary, ...others } = await channels(name);
        if (!canary) throw new RegistryError(`${name} has no canary.`);
        set(
          { app: name, action: 'end-canary', build: canary.build, ...(automatic && { automatic }) },
          others,
        );
        return canary.build;
      }),
  };
}
