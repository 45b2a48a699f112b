import type { AnyRemoteManifest, RemoteName } from '@storefront/contracts';

const fields = ['pages', 'panels', 'widgets', 'embeds'] as const;

/** Whether the value is a complete manifest of this remote. */
function isManifest(value: unknown, name: RemoteName): value is AnyRemoteManifest {
  if (typeof value !== 'object' || value === null) return false;
  const manifest = value as Record<string, unknown>;
  return (
    manifest.name === name && fields.every((field) => typeof manifest[field] === 'object' && manifest[field])
  );
}

/** The manifest that a remote's module exports. @throws Error when it is missing or belongs to another remote. */
export function manifestOf(exported: unknown, name: RemoteName): AnyRemoteManifest {
  const manifest = (exported as { default?: unknown } | null | undefined)?.default;
  if (isManifest(manifest, name)) return manifest;
  throw new Error(`its module does not export the manifest of ${name}`);
}
