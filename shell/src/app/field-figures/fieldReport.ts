/**
 * What is measured on a visitor's page. Times are in ms; CLS is a sum of layout shifts. `press`: the first press of an
 * opener, always 0. `panel`: from it to the content of its panel. `badge`: from a press to the first new count on the
 * cart's badge.
 */
export const figureNames = ['LCP', 'INP', 'CLS', 'TTFB', 'press', 'panel', 'badge'] as const;

export type FigureName = (typeof figureNames)[number];

/** The quality of the connection, by `navigator.connection.effectiveType`; few browsers know it. */
export const connections = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const;

/** By the smaller of the number of processors and the gigabytes of memory: below 4 low, from 8 high. */
export const deviceClasses = ['low', 'middle', 'high'] as const;

/** How the visitor gets their order, if they have chosen. */
export const takeMethods = ['delivery', 'pickup', 'none'] as const;

export interface Figure {
  name: FigureName;
  value: number;
  /** The id of the page's route, or `unknown`. */
  route: string;
  /** Whose code caused it: a remote, `shell` or `third-party`. The server knows the builds of the page. */
  remote: string;
}

/** The body of `POST /field-figures`. It has no path, text, id or address of a file (docs/security.md). */
export interface FieldReport {
  /** Proves that the shell served this page and chose it for the measurement. */
  proof: string;
  connection: string;
  device: (typeof deviceClasses)[number];
  take: string;
  /** The page had to load files of remotes, which a browser keeps for the next visit with the same builds. */
  isCold: boolean;
  figures: readonly Figure[];
}

/**
 * The entry of `Server-Timing` by which the shell chooses a page. Its description has, between spaces, the proof, and the
 * address and the hash of the script.
 */
export const timingName = 'figures';
