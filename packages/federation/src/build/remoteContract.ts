import { type AnyRemoteManifest, remoteNames } from '@storefront/contracts';
import type { JsonSchema } from '@storefront/contracts/json-schemas';
import {
  type ContractTable,
  paramsOfPath,
  type PassedFields,
  type RemoteContract,
} from '@storefront/releases/release';
import { packageOf, type SharedNames, type SharedVersions } from '@storefront/releases/sharing';

const owners = ['shell', ...remoteNames].join('|');
const sharedName = new RegExp(`["'\`]((?:${owners}):[a-z][a-z0-9-]*)["'\`]`, 'g');

/** The events and widgets whose names stand in built code as literals. A name that the contract lacks is an event. */
function namesInCode(code: string[], table: ContractTable): { events: string[]; widgets: string[] } {
  const found = code.flatMap((text) => [...text.matchAll(sharedName)].map(([, name = '']) => name));
  const names = [...new Set(found)].sort();
  return {
    events: names.filter((name) => !Object.hasOwn(table.widgets, name)),
    widgets: names.filter((name) => Object.hasOwn(table.widgets, name)),
  };
}

/** @throws Error for an id that the contract lacks. */
function pick<Id extends string>(
  kind: string,
  ids: readonly Id[],
  schemaOf: (id: Id) => JsonSchema | undefined,
) {
  const schemas = ids.map((id) => {
    const schema = schemaOf(id);
    if (!schema) throw new Error(`its manifest names the ${kind} "${id}", which the contracts do not have`);
    return [id, schema] as const;
  });
  return Object.fromEntries(schemas) as Partial<Record<Id, JsonSchema>>;
}

/** @throws Error for a module that the contract gives to another team: the shell would never ask this remote for it. */
function assertOwned(
  { name, ...modules }: AnyRemoteManifest,
  { routes, panels, widgets }: ContractTable,
): void {
  const tables = { pages: routes, panels, widgets };
  for (const kind of ['pages', 'panels', 'widgets'] as const) {
    const owned: Record<string, { owner: string }> = tables[kind];
    for (const id of Object.keys(modules[kind])) {
      const owner = owned[id]?.owner ?? name;
      if (owner !== name) throw new Error(`${name}: its ${kind.slice(0, -1)} "${id}" belongs to ${owner}`);
    }
  }
}

const keysOf = <Id extends string>(record: Partial<Record<Id, unknown>>) => Object.keys(record) as Id[];

/**
 * The schemas of a manifest's events and of the panels that it opens. @throws Error for an id that the contract lacks.
 */
export function needsOf(
  manifest: Pick<AnyRemoteManifest, 'emits' | 'hears' | 'opens'>,
  table: ContractTable,
) {
  return {
    emits: pick('event', manifest.emits, (name) => table.events[name]),
    hears: pick('event', manifest.hears, (name) => table.events[name]),
    opens: pick('panel', manifest.opens, (id) => table.panels[id]?.params),
  };
}

interface Sources {
  manifest: AnyRemoteManifest;
  table: ContractTable;
  /** The share keys that the build imports. */
  usedKeys: string[];
  /** The names that the build takes from them. */
  sharedNames: SharedNames;
  /** The members of our own packages' exports that the build uses. */
  sharedMembers: SharedNames;
  /** The fields that its code passes to other teams. */
  passes: PassedFields;
  /** The variables of the tokens that it uses. */
  cssVariables: string[];
  versions: SharedVersions;
  /** The built browser code. */
  code: string[];
}

/**
 * The contract of a build: its provisions and needs. @throws Error for an id that the contract lacks or gives to
 * another team.
 */
export function remoteContract(sources: Sources): RemoteContract {
  const { manifest, table, usedKeys, versions, code, ...taken } = sources;
  assertOwned(manifest, table);
  const widget = (id: string) => table.widgets[id]?.props;
  const embedded = [...Object.values(manifest.embeds).flat(), ...(manifest.embedsInBrowser ?? [])];
  const names = namesInCode(code, table);
  return {
    pages: pick('page', keysOf(manifest.pages), (id) => {
      const route = table.routes[id];
      return route && paramsOfPath(route.path);
    }),
    panels: pick('panel', keysOf(manifest.panels), (id) => table.panels[id]?.params),
    widgets: pick('widget', keysOf(manifest.widgets), widget),
    customerPanels: keysOf(manifest.panels).filter((id) => table.panels[id]?.isCustomersOnly),
    staticWidgets: keysOf(manifest.widgets).filter((id) => table.widgets[id]?.isStatic),
    embeds: pick('widget', embedded, widget),
    ...needsOf(manifest, table),
    sharedVersions: Object.fromEntries(
      Object.entries(versions).filter(([key]) => usedKeys.some((used) => packageOf(used) === packageOf(key))),
    ),
    ...taken,
    eventLiterals: names.events,
    widgetLiterals: names.widgets,
  };
}
