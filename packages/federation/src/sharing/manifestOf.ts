import type { AnyRemoteManifest, RemoteName } from '@storefront/contracts';

const parts = ['pages', 'panels', 'widgets', 'embeds', 'emits', 'hears', 'opens'] as const;

/** Is it the manifest of this remote, with all its parts? */
export function isManifest(value: unknown, name: RemoteName): value is AnyRemoteManifest {
  if (typeof value !== 'object' || value === null) return false;
  const manifest = value as Record<string, unknown>;
  return (
    manifest.name === name && parts.every((part) => typeof manifest[part] === 'object' && manifest[part])
  );
}

/** The manifest that a remote's module exports. @throws Error when there is none or it is another's. */
export function manifestOf(exported: unknown, name: RemoteName): AnyRemoteManifest {
  const manifest = (exported as { default?: unknown } | null | undefined)?.default;
  if (isManifest(manifest, name)) return manifest;
  throw new Error(`its module does not export the manifest of ${name}`);
}
