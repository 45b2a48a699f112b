import type { AnyRemoteManifest } from '@storefront/contracts';
import { toLoadError } from './RemoteLoadError';
import { sharedAttempt } from './sharedAttempt';

type LoadModule = () => Promise<unknown>;

/**
 * The same manifest, except that loading a page, panel or widget fails after `limitMs`, and at once while an earlier
 * attempt still hangs. The error is a RemoteLoadError of the phase `module`.
 */
export function withLoadTimeouts(
  manifest: AnyRemoteManifest,
  build: string,
  limitMs: number,
): AnyRemoteManifest {
  function limited<Modules extends object>(modules: Modules): Modules {
    const entries = Object.entries(modules).map(([id, load]) => {
      const attempt = sharedAttempt(async () => (load as LoadModule)(), limitMs, id);
      const loadOrThrow = () =>
        attempt().catch((cause: unknown) => {
          throw toLoadError(manifest.name, build, cause, 'module', id);
        });
      return [id, loadOrThrow];
    });
    return Object.fromEntries(entries) as Modules;
  }
  return {
    ...manifest,
    pages: limited(manifest.pages),
    panels: limited(manifest.panels),
    widgets: limited(manifest.widgets),
  };
}
