import { type TrackedPromise, trackStatus } from '@storefront/contracts';
import type { RemoteLoadError } from '@storefront/federation/server';
import type { LoadedModule, RemoteModuleKey, RemoteModules } from '../../app/remotes/remoteModules';

/** The same modules, but a module that failed after it was loaded is reported as failed to the renderer. */
export function leaveToBrowser(
  modules: RemoteModules,
  failed: ReadonlyMap<RemoteModuleKey, RemoteLoadError>,
): RemoteModules {
  if (failed.size === 0) return modules;
  const loads = new Map<RemoteModuleKey, TrackedPromise<LoadedModule>>();
  for (const [key, error] of failed) loads.set(key, trackStatus(Promise.reject<LoadedModule>(error)));
  return {
    ...modules,
    load: (key) => loads.get(key) ?? modules.load(key),
    peek: (key) => (failed.has(key) ? { state: 'failed' } : modules.peek(key)),
  };
}
