import { type AnyRemoteManifest, remoteNames } from '@storefront/contracts';
import type { ContractTable, RemoteContract } from '../release/record';
import { packageOf } from '../sharing/sharedKeys';
import type { SharedVersions } from '../sharing/sharedVersions';

const owners = ['shell', ...remoteNames].join('|');
const eventLiteral = new RegExp(`["'\`]((?:${owners}):[a-z][a-z0-9-]*)["'\`]`, 'g');

/** String literals in built code that look like event names. Widget ids look alike and are left out. */
export function eventLiteralsIn(code: string[], table: ContractTable): string[] {
  const found = code.flatMap((text) => [...text.matchAll(eventLiteral)].map(([, name = '']) => name));
  return [...new Set(found)].filter((name) => !Object.hasOwn(table.widgets, name)).sort();
}

/** Stands for the fingerprint of an id that is not in the contract; the contract check reports it. */
const unknown = 'unknown';

const pick = <Id extends string>(ids: readonly Id[], fingerprint: (id: Id) => string | undefined) =>
  Object.fromEntries(ids.map((id) => [id, fingerprint(id) ?? unknown])) as Partial<Record<Id, string>>;

const keysOf = <Id extends string>(record: Partial<Record<Id, unknown>>) => Object.keys(record) as Id[];

interface Sources {
  manifest: AnyRemoteManifest;
  table: ContractTable;
  /** The share keys that the build imports. */
  usedKeys: string[];
  versions: SharedVersions;
  eventLiterals: string[];
}

/** What a build provides and needs. */
export function remoteContract(sources: Sources): RemoteContract {
  const { manifest, table, usedKeys, versions, eventLiterals } = sources;
  const panel = (id: string) => table.panels[id]?.fingerprint;
  const widget = (id: string) => table.widgets[id]?.fingerprint;
  const embeds = Object.entries(manifest.embeds).map(([page, ids]) => [page, pick(ids ?? [], widget)]);
  return {
    pages: keysOf(manifest.pages),
    panels: pick(keysOf(manifest.panels), panel),
    widgets: pick(keysOf(manifest.widgets), widget),
    embeds: Object.fromEntries(embeds) as RemoteContract['embeds'],
    emits: pick(manifest.emits, (name) => table.events[name]),
    hears: pick(manifest.hears, (name) => table.events[name]),
    opens: pick(manifest.opens, panel),
    sharedVersions: Object.fromEntries(
      Object.entries(versions).filter(([key]) => usedKeys.some((used) => packageOf(used) === packageOf(key))),
    ),
    eventLiterals,
  };
}
