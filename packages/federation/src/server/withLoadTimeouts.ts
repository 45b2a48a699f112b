import type { AnyRemoteManifest } from '@storefront/contracts';
import { isTimeout, RemoteLoadError } from './RemoteLoadError';
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
          if (cause instanceof RemoteLoadError) throw cause;
          const detail = cause instanceof Error ? cause.message : String(cause);
          const reason = isTimeout(cause) ? 'too-slow' : 'broken';
          throw new RemoteLoadError(manifest.name, build, reason, `${id}: ${detail}`, cause, 'module');
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
