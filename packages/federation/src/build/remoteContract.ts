import type { AnyRemoteManifest } from '@storefront/contracts';
import type { ModuleTable, Uses } from '@storefront/releases/gate';
import type { RemoteContract } from '@storefront/releases/release';
import { packageOf, type SharedNames, type SharedVersions } from '@storefront/releases/sharing';

/**
 * @throws Error for a module that the contract lacks or gives to another team: the shell would never ask this remote for
 * it.
 */
function assertOwned(
  { name, ...modules }: AnyRemoteManifest,
  { routes, panels, widgets }: ModuleTable,
): void {
  const tables = { pages: routes, panels, widgets };
  for (const kind of ['pages', 'panels', 'widgets'] as const) {
    const owned: Record<string, { owner: string }> = tables[kind];
    const noun = kind.slice(0, -1);
    for (const id of Object.keys(modules[kind])) {
      const owner = owned[id]?.owner;
      if (!owner)
        throw new Error(`${name}: its manifest names the ${noun} "${id}", which the contracts do not have`);
      if (owner !== name) throw new Error(`${name}: its ${noun} "${id}" belongs to ${owner}`);
    }
  }
}

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

/**
 * The contract of a build by names. @throws Error for a module that the contract lacks or gives to another team.
 */
export function remoteContract({
  manifest,
  table,
  usedKeys,
  sharedNames,
  versions,
  uses,
}: Sources): RemoteContract {
  assertOwned(manifest, table);
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
