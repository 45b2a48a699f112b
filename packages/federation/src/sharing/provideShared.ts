import type { SharedKey } from './sharedKeys';

/** One package as the host has it. */
export interface SharedInstance {
  version: string;
  instance: unknown;
}

export type SharedInstances = Partial<Record<SharedKey, SharedInstance>>;

let provided: SharedInstances | undefined;

/** Hands the host's instances to the loader. `buildShell` calls it before the app starts; tests call it themselves. */
export function provideShared(instances: SharedInstances): void {
  provided = instances;
}

/** @throws Error before `provideShared`. */
export function providedShared(): SharedInstances {
  if (!provided) throw new Error('no shared packages: build the host with buildShell');
  return provided;
}
