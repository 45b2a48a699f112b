import type { AnyRemoteManifest } from '@storefront/contracts';
import type { ModuleTable, Uses } from '@storefront/releases/gate';
import type { RemoteContract } from '@storefront/releases/release';
import { packageOf, type SharedNames, type SharedVersions } from '@storefront/releases/sharing';

interface Sources {
  manifest: AnyRemoteManifest;
  table: ModuleTable;
  /** The share keys that the build imports. */
  usedKeys: string[];
  /** The names that the build takes from them. */
  sharedNames: SharedNames;
  versions: SharedVersions;
  uses: Uses;
}

/** The contract of a build by names. */
export function remoteContract({
  manifest,
  table,
  usedKeys,
  sharedNames,
  versions,
  uses,
}: Sources): RemoteContract {
  const panels = Object.keys(manifest.panels);
  const widgets = Object.keys(manifest.widgets);
  return {
    pages: Object.fromEntries(Object.keys(manifest.pages).map((id) => [id, table.routes[id]?.path ?? ''])),
    panels,
    widgets,
    customerPanels: panels.filter((id) => table.panels[id]?.isCustomersOnly),
    staticWidgets: widgets.filter((id) => table.widgets[id]?.isStatic),
    sharedVersions: Object.fromEntries(
      Object.entries(versions).filter(([key]) => usedKeys.some((used) => packageOf(used) === packageOf(key))),
    ),
    sharedNames,
    uses,
  };
}
