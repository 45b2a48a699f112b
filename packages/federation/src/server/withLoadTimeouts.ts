import type { AnyRemoteManifest } from '@storefront/contracts';
import { withinTime } from '../sharing/withinTime';

type Lazy = () => Promise<unknown>;

function limited<Parts extends object>(parts: Parts, timeLimit: number): Parts {
  const entries = Object.entries(parts).map(([id, load]) => [
    id,
    async () => withinTime((load as Lazy)(), timeLimit, id),
  ]);
  return Object.fromEntries(entries) as Parts;
}

/** The same manifest, whose parts are given up after the limit in milliseconds. */
export function limitLazyParts(manifest: AnyRemoteManifest, timeLimit: number): AnyRemoteManifest {
  return {
    ...manifest,
    pages: limited(manifest.pages, timeLimit),
    panels: limited(manifest.panels, timeLimit),
    widgets: limited(manifest.widgets, timeLimit),
  };
}
