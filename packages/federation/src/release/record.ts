import type { EventName, PanelId, RemoteName, RouteId, WidgetId } from '@storefront/contracts';
import type { SharedVersions } from '../sharing/sharedVersions';

/** One file of a build: sha384 in the form of an `integrity` attribute, size in bytes. */
export interface FileRecord {
  sha384: string;
  size: number;
}

/** What a remote provides and needs, read from its manifest at build time. The values are fingerprints of schemas. */
export interface RemoteContract {
  pages: RouteId[];
  panels: Partial<Record<PanelId, string>>;
  widgets: Partial<Record<WidgetId, string>>;
  embeds: Partial<Record<RouteId, Partial<Record<WidgetId, string>>>>;
  emits: Partial<Record<EventName, string>>;
  hears: Partial<Record<EventName, string>>;
  opens: Partial<Record<PanelId, string>>;
  /** The version of every shared package that the build uses. */
  sharedVersions: SharedVersions;
  /** Every event name in the built browser code. */
  eventLiterals: string[];
}

/** The files to preload, in the order of use: the entry, the manifest's chunk, the remote module's own chunks. */
export interface InitialFiles {
  pages: Partial<Record<RouteId, string[]>>;
  panels: Partial<Record<PanelId, string[]>>;
  widgets: Partial<Record<WidgetId, string[]>>;
}

/** `record.json`: everything that the registry, the shell and the contract check know about a build. */
export interface ReleaseRecord {
  name: RemoteName;
  /** Hash of the files. */
  build: string;
  version: string;
  commit: string;
  builtAt: string;
  /** By path inside the build's folder. */
  files: Record<string, FileRecord>;
  entry: string;
  server: string;
  initial: InitialFiles;
  contract: RemoteContract;
}

/** Fingerprints of the whole contract that a build was compiled with. */
export interface ContractTable {
  routes: Record<string, { path: string; owner: string }>;
  panels: Record<string, { owner: string; fingerprint: string }>;
  widgets: Record<string, { owner: string; fingerprint: string }>;
  events: Record<string, string>;
}

/** `dist/client/assets.json` of the shell. Paths are relative to `/assets/`. */
export interface ShellAssets {
  build: string;
  version: string;
  commit: string;
  builtAt: string;
  /** Scripts of the page, in order, each with `defer` or at the end of the body. */
  scripts: string[];
  styles: string[];
  preload: string[];
  files: Record<string, FileRecord>;
  contract: ContractTable;
  sharedVersions: SharedVersions;
  eventLiterals: string[];
}
