import type { EventName, PanelId, RemoteName, RouteId, WidgetId } from '@storefront/contracts';
import type { JsonSchema } from '@storefront/contracts/json-schemas';
import type { SharedNames } from '../sharing/sharedNames';
import type { SharedVersions } from '../sharing/sharedKeys';

/** One file of a build: sha384 in the form of an `integrity` attribute, size in bytes. */
export interface FileRecord {
  sha384: string;
  size: number;
}

type Schemas<Id extends string> = Partial<Record<Id, JsonSchema>>;

/** The data that a build exchanges with other builds. The shell provides no widgets. */
export interface Needs {
  /** The payload of each event that it emits. */
  emits: Schemas<EventName>;
  /** The payload of each event that it reads. */
  hears: Schemas<EventName>;
  /** The parameters with which it opens a panel. */
  opens: Schemas<PanelId>;
}

/**
 * The fields that a build's code passes with each panel, widget and event. Fields that the code does not write out are
 * unknown and not listed.
 */
export interface PassedFields {
  opens: Partial<Record<string, string[]>>;
  embeds: Partial<Record<string, string[]>>;
  emits: Partial<Record<string, string[]>>;
}

/** The provisions and needs of a remote, read from its manifest at build time. */
export interface RemoteContract extends Needs {
  /** The parameters that a page reads from its address. */
  pages: Schemas<RouteId>;
  /** The parameters that a panel takes. */
  panels: Schemas<PanelId>;
  /** The props that a widget takes; a callback with the payload that the widget calls it with. */
  widgets: Schemas<WidgetId>;
  /** The widgets whose HTML needs no script. Earlier builds lack it. */
  staticWidgets?: string[];
  /** The panels that only a customer may open. Earlier builds lack it. */
  customerPanels?: string[];
  /** The props that it passes to widgets of other teams; a callback with the payload that it reads. */
  embeds: Schemas<WidgetId>;
  /** The fields of `opens`, `embeds` and `emits` that its code passes. Earlier builds lack it. */
  passes?: PassedFields;
  /** The version of every shared package that the build uses. */
  sharedVersions: SharedVersions;
  /** The names that the build takes from each shared package. */
  sharedNames: SharedNames;
  /** The members of objects from our shared packages that it uses: `paths.promo`. Earlier builds lack it. */
  sharedMembers?: SharedNames;
  /** The variables of the tokens that its styles use without a substitute. Earlier builds lack it. */
  cssVariables?: string[];
  /** Every event name in the built browser code. */
  eventLiterals: string[];
  /** Every widget id of another team in the built browser code. */
  widgetLiterals: string[];
}

/** The files to preload, in the order of use: the entry, the manifest's chunk, the remote module's own chunks. */
export interface InitialFiles {
  pages: Partial<Record<RouteId, string[]>>;
  panels: Partial<Record<PanelId, string[]>>;
  widgets: Partial<Record<WidgetId, string[]>>;
}

/** `record.json`: all data of a build for the registry, the shell and the contract check. */
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

interface PanelRow {
  owner: string;
  isLinkable: boolean;
  /** Whether a guest gets the login panel instead. Earlier builds lack it. */
  isCustomersOnly?: boolean;
  /** The panel to which its close and back buttons lead. */
  closesTo?: string;
  params: JsonSchema;
}

/** The whole contract that a build was compiled with. */
export interface ContractTable {
  routes: Record<string, { path: string; owner: string }>;
  panels: Record<string, PanelRow>;
  widgets: Record<string, { owner: string; props: JsonSchema; isStatic?: boolean }>;
  events: Record<string, JsonSchema>;
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
  /** The script that starts the other scripts of a page. */
  pageScript?: string;
  files: Record<string, FileRecord>;
  contract: ContractTable;
  needs: Needs;
  sharedVersions: SharedVersions;
  /** The names that each shared package exports. */
  sharedNames: SharedNames;
  /** The members of the exports of our shared packages: `paths.promo`. Earlier builds lack it. */
  sharedMembers?: SharedNames;
  /** The CSS variables that its pages define. Earlier builds lack it. */
  cssVariables?: string[];
}
