import type { PanelId, RemoteName, RouteId, WidgetId } from '@storefront/contracts';
import type { Provided } from '../gate/nameBreaks';
import type { ModuleTable } from '../gate/moduleTable';
import type { Uses } from '../gate/readUses';
import type { SharedNames } from '../sharing/sharedNames';
import type { SharedVersions } from '../sharing/sharedKeys';

/** One file of a build: sha384 in the form of an `integrity` attribute, size in bytes. */
export interface FileRecord {
  sha384: string;
  size: number;
}

/** The modules that a remote provides, by name, and its use of the shared packages. */
export interface RemoteContract extends Provided {
  /** The names of other teams in its code. */
  uses: Uses;
  /** The version of every shared package that the build uses. */
  sharedVersions: SharedVersions;
  /** The names that the build takes from each shared package. */
  sharedNames: SharedNames;
}

/** The files to preload, in the order of use: the entry, the manifest's chunk, the remote module's own chunks. */
export interface InitialFiles {
  pages: Partial<Record<RouteId, string[]>>;
  panels: Partial<Record<PanelId, string[]>>;
  widgets: Partial<Record<WidgetId, string[]>>;
}

/** `record.json`: all data of a build for the registry, the shell and the gate. */
export interface ReleaseRecord {
  name: RemoteName;
  /** Hash of the record, and so of the files and the contract. */
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

/** `dist/client/assets.json` of the shell. Paths are relative to `/assets/`. */
export interface ShellAssets {
  build: string;
  version: string;
  commit: string;
  builtAt: string;
  /** Scripts of the page, in order, each with `defer` or at the end of the body. */
  scripts: string[];
  /** The script that starts the other scripts of a page. */
  pageScript?: string;
  /** The script that measures some of the pages, and the one that traces their taps too. */
  fieldFigures?: string;
  tapTraces?: string;
  /** The script and the style sheet of the page of releases. */
  releasesPage?: { script: string; style: string };
  files: Record<string, FileRecord>;
  contract: ModuleTable;
  /** The names of other teams in its code, and in the packages that the page has once. */
  uses: Uses;
  sharedVersions: SharedVersions;
  /** The names of `zod/mini` that its pages have. */
  zodNames: string[];
  /** The file with its sources, beside the client's files. Earlier builds lack it. */
  sources?: FileRecord;
}
