import type { AppName } from '@storefront/releases/registry';

// What the server shows on the page of releases. Times are ISO 8601.

/** The live build, the canary beside it, and the build to which a rollback would go. */
export type BuildRole = 'live' | 'canary' | 'previous';

export interface BuildView {
  role: BuildRole;
  build: string;
  /** When the log made it live, or a canary, and the name of the key that signed this; absent in an older entry. */
  since?: string;
  key?: string;
  /** From its record. */
  version?: string;
  commit?: string;
  builtAt?: string;
  /** Of a canary: how many of a hundred visitors get it, and whether shells end it by themselves. */
  percent?: number;
  isGuarded?: true;
  /** Why its record cannot be read. */
  fault?: string;
}

/** A value with its 95 % interval, and how many were counted. */
export interface EstimateView {
  value: number;
  from: number;
  to: number;
  count: number;
}

/** What was counted of one build: a value for each category of its chart. */
export interface SeriesView {
  role: BuildRole;
  counts: readonly number[];
  /** The 75th percentile of times and layout shifts. */
  p75?: EstimateView;
}

export type FigureName = 'LCP' | 'INP' | 'TTFB' | 'panel' | 'badge' | 'CLS';

/** A figure of visitors' pages. `limits` are the upper limits of the categories, ms or a score; the last has none. */
export interface FigureView {
  name: FigureName;
  limits: readonly number[];
  series: readonly SeriesView[];
}

export interface RefusalView {
  at: string;
  action: string;
  build: string;
  reasons: readonly string[];
  key?: string;
}

export interface AppView {
  name: AppName;
  /** Its name in commands: `mf-catalog`. */
  folder: string;
  isPinned: boolean;
  builds: readonly BuildView[];
  refusal?: RefusalView;
  /** Failures by phase, and the phases. */
  phases: readonly string[];
  failures: readonly SeriesView[];
  /** The share of pressed panels that opened. */
  panels: readonly { role: BuildRole; opened: EstimateView }[];
  figures: readonly FigureView[];
}

export interface ChangeView {
  sequence: number;
  at: string;
  app: string;
  /** A kind of change, or `refused`. */
  action: string;
  build: string;
  key?: string;
  /** Why: the reason of a shell, or of the gate. */
  reason?: string;
  percent?: number;
}

export interface ReleasesView {
  /** When the server made it. */
  at: string;
  timeZone: string;
  apps: readonly AppView[];
  /** The newest first. */
  changes: readonly ChangeView[];
  /** How many shells counted failures and figures. */
  shells: number;
  /** Why parts are missing, in the words of the registry or of a shell. */
  faults: readonly string[];
}

/** The element of the document that has the view as JSON. */
export const viewElementId = 'releases-view';
