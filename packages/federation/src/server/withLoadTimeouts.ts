import type { AnyRemoteManifest } from '@storefront/contracts';
import { withTimeout } from '../sharing/withTimeout';

type LoadModule = () => Promise<unknown>;

function limited<Modules extends object>(modules: Modules, limitMs: number): Modules {
  const entries = Object.entries(modules).map(([id, load]) => [
    id,
    async () => withTimeout((load as LoadModule)(), limitMs, id),
  ]);
  return Object.fromEntries(entries) as Modules;
}

/** The same manifest, except that loading a page, panel or widget fails after `limitMs`. */
export function withLoadTimeouts(manifest: AnyRemoteManifest, limitMs: number): AnyRemoteManifest {
  return {
    ...manifest,
    pages: limited(manifest.pages, limitMs),
    panels: limited(manifest.panels, limitMs),
    widgets: limited(manifest.widgets, limitMs),
  };
}
