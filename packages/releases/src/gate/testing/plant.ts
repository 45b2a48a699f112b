/** A change of one build, released alone. */
export interface Plant {
  title: string;
  /** The app that is released. */
  app: string;
  /** Texts that are replaced in its sources: the package (`app` for its own), the file below `src/`, from, to. */
  edits: readonly (readonly [packageName: string, path: string, from: string, to: string])[];
  /** The answer of the gate, for a change that breaks another build. */
  refused?: RegExp;
}

type Edit = readonly [from: string, to: string];

/** A change of the tables of the contracts, as one team builds them. */
export const inTable = (
  app: string,
  title: string,
  table: string,
  edits: readonly Edit[],
  refused: RegExp,
): Plant => ({
  title,
  app,
  edits: edits.map(([from, to]) => ['contracts', table, from, to] as const),
  refused,
});
